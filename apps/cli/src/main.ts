// Whoever reads along may stop reading, as in `altiplano … | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(process.exitCode ?? 0);
});

const args = process.argv.slice(2);
// Reading the program takes a moment; the welcome is written over this.
if (args.includes('play') && process.stdout.isTTY) process.stdout.write('Altiplano …\r');

const { run } = await import('./program.ts');
process.exitCode = await run(args);
