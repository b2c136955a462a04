import type { Expected } from '../settings/variables.ts';

function expected(what: Expected): string {
  switch (what.kind) {
    case 'whole':
      return `a whole number from ${what.least} to ${what.most}`;
    case 'oneOf':
      return `one of ${what.values.join(', ')}`;
    case 'host':
      return 'an address or a name of this machine, such as 127.0.0.1 or 0.0.0.0';
    case 'folder':
      return 'a folder';
    case 'postgres':
      return 'an address of PostgreSQL: postgres://user:password@host:5432/database';
    case 'origins':
      return 'one or more addresses as browsers show them, without a path: https://games.example.org';
    case 'proxies':
      return 'addresses or networks of proxies: 10.0.0.2, 172.16.0.0/12, loopback, uniquelocal';
    case 'token':
      return 'at least 16 letters and digits without a space';
  }
}

/** What the person who runs the server reads, and whoever opens its page before the screens are there. */
export const en = {
  settings: {
    wrong: (variable: string, value: string | null, what: Expected): string =>
      `${variable}${value === null ? '' : `=${value}`}: must be ${expected(what)}`,
    noWords: (word: string): string =>
      `'${word}': the server takes no options but variables (docs/hosting.md); the game in the terminal is npm run -s altiplano -- play`,
    notStarted: 'the server was not started; docs/hosting.md lists every setting',
  },
  start: {
    listening: (address: string): string => `altiplano is open at ${address}`,
    storage: 'storage',
    embedded: (folder: string): string => `embedded, in ${folder}`,
    postgres: (address: string): string => `PostgreSQL, ${address}`,
    origins: 'public address',
    anyOrigin: 'whatever name the browser uses',
    proxies: 'trusted proxies',
    none: 'none',
    log: 'log level',
    metrics: 'metrics',
    metricsForToken: 'with the token',
    metricsForLocal: 'from this machine only',
    screens: 'screens',
    noScreens: 'not built yet; the page says so',
    limits: 'limits',
    limit: {
      requests: 'requests a minute',
      guests: 'new people an hour',
      codes: 'codes tried an hour',
      tables: 'tables an hour',
      uploads: 'uploads an hour',
      connections: 'connections an address',
      sockets: 'sockets an address',
      messages: 'messages a second',
    },
    unlimited: 'no limit on',
    toStop: 'Ctrl-C stops it; nothing that was acknowledged is lost',
  },
  stop: {
    stopping: 'stopping …',
    stopped: 'stopped',
  },
  trouble: {
    portTaken: (port: number): string => `port ${port} is taken by another program; set PORT to another one`,
    portForbidden: (port: number): string =>
      `port ${port} may not be used by this account; set PORT to 1024 or more`,
    noSuchHost: (host: string): string => `HOST=${host}: this machine has no such address`,
    inUse: (folder: string): string =>
      `${folder} is in use by another server; stop it, or set DATA_DIR to another folder`,
    restoring: (address: string): string =>
      `a backup is being restored into ${address}; start again when it is done`,
    newerStore: (): string =>
      'the games were stored by a newer version of this program; start that one, or a newer one',
    damaged: (folder: string, reason: string): string =>
      `the store in ${folder} is damaged (${reason}); keep a copy of the folder, then restore the newest backup into an empty one (docs/hosting.md)`,
    lostEntries: (folder: string, tables: number, entries: number): string =>
      `the store in ${folder} has lost ${entries} acknowledged entries of ${tables} tables; restore a backup, or go on with what is there: altiplano check --accept (docs/hosting.md)`,
    oldSqlite: (found: string, least: string): string =>
      `the SQLite of this Node is ${found}, which can damage a store; it needs ${least} or newer: use another Node`,
    noDatabase: (address: string): string => `PostgreSQL at ${address} does not answer; see DATABASE_URL`,
    databaseRefused: (address: string): string =>
      `PostgreSQL at ${address} refused the user, the password or the database in DATABASE_URL`,
    noFolder: (folder: string): string => `${folder} cannot be written to; set DATA_DIR to another folder`,
    full: (place: string): string =>
      `${place}: the disk is full. Until there is room, nobody can change anything and all are told so; nothing that was acknowledged is lost, and it goes on by itself`,
    failed: (place: string): string =>
      `${place}: the storage does not work; the log says why. Until it does, nobody can change anything; nothing that was acknowledged is lost, and it goes on by itself`,
    back: (place: string): string => `${place}: the storage works again`,
    notStarted: (reason: string): string => `the server could not be started: ${reason}`,
  },
  page: {
    title: 'Altiplano',
    running: 'The server is running. Its screens are not built yet.',
    meanwhile: 'Until then you can play in the terminal:',
    programs: 'Programs and bots can already join tables; the protocol is in docs/protocol.md.',
  },
};
