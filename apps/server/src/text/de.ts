import type { Expected } from '../settings/variables.ts';
import type { Texts } from './texts.ts';

function expected(what: Expected): string {
  switch (what.kind) {
    case 'whole':
      return `eine ganze Zahl von ${what.least} bis ${what.most}`;
    case 'oneOf':
      return `eines von ${what.values.join(', ')}`;
    case 'host':
      return 'eine Adresse oder ein Name dieses Rechners, etwa 127.0.0.1 oder 0.0.0.0';
    case 'folder':
      return 'ein Ordner';
    case 'postgres':
      return 'eine Adresse von PostgreSQL: postgres://benutzer:passwort@rechner:5432/datenbank';
    case 'origins':
      return 'eine oder mehrere Adressen, wie der Browser sie zeigt, ohne Pfad: https://spiele.example.org';
    case 'proxies':
      return 'Adressen oder Netze von Proxys: 10.0.0.2, 172.16.0.0/12, loopback, uniquelocal';
    case 'token':
      return 'mindestens 16 Buchstaben und Ziffern ohne Leerzeichen';
  }
}

export const de: Texts = {
  settings: {
    wrong: (variable, value, what) =>
      `${variable}${value === null ? '' : `=${value}`}: erwartet wird ${expected(what)}`,
    noWords: (word) =>
      `'${word}': der Server kennt keine Optionen, nur Variablen (docs/hosting.md); das Spiel im Terminal ist npm run -s altiplano -- play`,
    notStarted: 'der Server wurde nicht gestartet; docs/hosting.md führt alle Einstellungen auf',
  },
  start: {
    listening: (address) => `altiplano ist offen unter ${address}`,
    storage: 'Speicher',
    embedded: (folder) => `eingebaut, in ${folder}`,
    postgres: (address) => `PostgreSQL, ${address}`,
    origins: 'öffentliche Adresse',
    anyOrigin: 'der Name, den der Browser verwendet',
    proxies: 'vertraute Proxys',
    none: 'keine',
    log: 'Protokollstufe',
    metrics: 'Messwerte',
    metricsForToken: 'mit dem Schlüssel',
    metricsForLocal: 'nur von diesem Rechner',
    screens: 'Oberfläche',
    noScreens: 'noch nicht gebaut; die Seite sagt es',
    limits: 'Grenzen',
    limit: {
      requests: 'Anfragen je Minute',
      guests: 'neue Personen je Stunde',
      codes: 'versuchte Codes je Stunde',
      tables: 'Tische je Stunde',
      uploads: 'Dateien je Stunde',
      connections: 'Verbindungen je Adresse',
      sockets: 'Websockets je Adresse',
      messages: 'Nachrichten je Sekunde',
    },
    unlimited: 'ohne Grenze:',
    toStop: 'Strg-C beendet ihn; nichts Bestätigtes geht verloren',
  },
  stop: {
    stopping: 'wird beendet …',
    stopped: 'beendet',
  },
  trouble: {
    portTaken: (port) => `Port ${port} ist von einem anderen Programm belegt; PORT auf einen anderen setzen`,
    portForbidden: (port) => `Port ${port} ist diesem Konto nicht erlaubt; PORT auf 1024 oder mehr setzen`,
    noSuchHost: (host) => `HOST=${host}: diese Adresse hat der Rechner nicht`,
    inUse: (folder) =>
      `${folder} wird von einem anderen Server benutzt; diesen beenden oder DATA_DIR auf einen anderen Ordner setzen`,
    restoring: (address) =>
      `in ${address} wird gerade eine Sicherung eingespielt; danach noch einmal starten`,
    newerStore: () =>
      'die Partien wurden von einer neueren Version dieses Programms gespeichert; diese oder eine neuere starten',
    damaged: (folder, reason) =>
      `der Speicher in ${folder} ist beschädigt (${reason}); hebe eine Kopie des Ordners auf und spiele die neueste Sicherung in einen leeren ein (docs/hosting.md)`,
    lostEntries: (folder, tables, entries) =>
      `der Speicher in ${folder} hat ${entries} bestätigte Einträge von ${tables} Tischen verloren; spiele eine Sicherung ein, oder mach mit dem weiter, was da ist: altiplano check --accept (docs/hosting.md)`,
    oldSqlite: (found, least) =>
      `das SQLite dieses Node ist ${found} und kann einen Speicher beschädigen; nötig ist ${least} oder neuer: nimm ein anderes Node`,
    noDatabase: (address) => `PostgreSQL unter ${address} antwortet nicht; siehe DATABASE_URL`,
    databaseRefused: (address) =>
      `PostgreSQL unter ${address} hat Benutzer, Passwort oder Datenbank aus DATABASE_URL abgelehnt`,
    noFolder: (folder) => `in ${folder} lässt sich nicht schreiben; DATA_DIR auf einen anderen Ordner setzen`,
    full: (place) =>
      `${place}: Der Datenträger ist voll. Bis wieder Platz ist, kann niemand etwas ändern, und alle erfahren es; nichts Bestätigtes ist verloren, und es geht von selbst weiter`,
    failed: (place) =>
      `${place}: Der Speicher arbeitet nicht; warum, steht im Protokoll. Bis dahin kann niemand etwas ändern; nichts Bestätigtes ist verloren, und es geht von selbst weiter`,
    back: (place) => `${place}: Der Speicher arbeitet wieder`,
    notStarted: (reason) => `der Server konnte nicht gestartet werden: ${reason}`,
  },
  page: {
    title: 'Altiplano',
    running: 'Der Server läuft. Seine Oberfläche ist noch nicht gebaut.',
    meanwhile: 'Bis dahin lässt sich im Terminal spielen:',
    programs:
      'Programme und Bots können schon an Tischen Platz nehmen; das Protokoll steht in docs/protocol.md.',
  },
};
