#!/usr/bin/env node
// The first line and the check must be understood by any Node; everything else is read after it.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 22) {
  process.stderr.write(`altiplano: Node 22 or newer is needed, this is ${process.versions.node}\n`);
  process.exitCode = 1;
} else {
  // Whoever reads along may stop reading, as in `altiplano … | head`.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(process.exitCode ?? 0);
  });
  // Told before the terminal's words are read, in which it stands.
  process.env['ALTIPLANO_PROGRAM'] = process.env['npm_command'] === 'exec' ? 'npx altiplano' : 'altiplano';
  const { start } = await import('./start.ts');
  await start(process.argv.slice(2));
}
