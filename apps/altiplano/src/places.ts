import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The page, as it is packed beside the program; in the repository the server knows its own. */
const PAGE = fileURLToPath(new URL('../page', import.meta.url));

type Environment = Readonly<Record<string, string | undefined>>;

/** Where programs of this person keep what they store. */
function dataHome(environment: Environment, platform: NodeJS.Platform): string {
  if (platform === 'win32') return environment['LOCALAPPDATA'] || join(homedir(), 'AppData/Local');
  if (platform === 'darwin') return join(homedir(), 'Library/Application Support');
  return environment['XDG_DATA_HOME'] || join(homedir(), '.local/share');
}

/** The folders that the server and the backup use unless the environment names others: wherever it was started, the same. */
export function places(
  environment: Environment,
  platform: NodeJS.Platform = process.platform,
): Readonly<Record<string, string>> {
  return {
    DATA_DIR: join(dataHome(environment, platform), 'altiplano'),
    ...(existsSync(PAGE) && { WEB_DIR: PAGE }),
  };
}
