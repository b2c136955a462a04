import { createLog, type Log } from './logs/logger.ts';
import { createServer, type RunningServer } from './serve.ts';
import { readSettings } from './settings/settings.ts';
import { complaintLines, shownText, summary } from './settings/summary.ts';
import { LANGUAGES, systemLanguage } from './text/texts.ts';
import type { StorageEvent } from './readiness.ts';
import { storageLine, whyNotStarted } from './why-not-started.ts';

const texts = LANGUAGES[systemLanguage(process.env)];

/** People read standard error, programs the log on standard output. */
function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

function stopOnSignals(starting: Promise<RunningServer>, log: Log): void {
  const stop = (signal: NodeJS.Signals): void => {
    // Asked twice, we go at once: everything acknowledged is on the disk.
    process.once(signal, () => process.exit(1));
    log.info({ signal }, 'stopping');
    say(texts.stop.stopping);
    starting
      .then((server) => server.close())
      .then(
        () => {
          log.info('stopped');
          say(texts.stop.stopped);
          process.exit(0);
        },
        (err: unknown) => {
          log.fatal({ err }, 'fault');
          process.exit(1);
        },
      );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

async function serve(): Promise<void> {
  const [word] = process.argv.slice(2);
  if (word !== undefined) {
    say(`altiplano: ${texts.settings.noWords(shownText(word))}`);
    process.exitCode = 1;
    return;
  }
  const read = readSettings(process.env);
  if ('complaints' in read) {
    for (const line of complaintLines(read.complaints, texts)) say(`altiplano: ${line}`);
    process.exitCode = 1;
    return;
  }
  const { settings } = read;
  const log = createLog(settings.logLevel);
  // A fault that nobody caught: what state we are in nobody knows, and everything acknowledged is on the disk.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'fault');
    process.exit(1);
  });
  const told = (event: StorageEvent): void => say(`altiplano: ${storageLine(event, settings, texts)}`);
  const starting = createServer({ settings, log, told });
  // Before anybody is told that it listens: whoever is told may ask it to stop at once.
  stopOnSignals(starting, log);
  try {
    const server = await starting;
    log.info({ address: server.address }, 'listening');
    for (const line of summary(settings, server.address, texts)) say(line);
  } catch (error) {
    log.fatal({ err: error }, 'not started');
    say(`altiplano: ${whyNotStarted(error, settings, texts)}`);
    process.exit(1);
  }
}

await serve();
