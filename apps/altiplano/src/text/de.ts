import type { Texts } from './texts.ts';

export const de: Texts = {
  help: (commands) => `Altiplano: das Spiel im Browser und im Terminal.

  altiplano [serve] [OPTION…]    startet den Server, auf http://127.0.0.1:8080
  altiplano play [OPTION…]       spielt im Terminal
  altiplano BEFEHL --help        sagt mehr zu jedem Befehl:
                                 ${commands.join('\n                                 ')}

Optionen von serve:
  --port N        der Port (8080); 0 nimmt einen freien
  --host NAME     die Adresse, auf der gehört wird (127.0.0.1); 0.0.0.0 lässt
                  andere herein
  --data ORDNER   wo Spiele gespeichert werden; sonst ein Ordner in deinem Home

  --version, --help`,
  unknownCommand: (word, commands) => `den Befehl '${word}' gibt es nicht; es gibt ${commands}`,
  flags: {
    port: (value) => `--port '${value}': erwartet wird eine ganze Zahl von 0 bis 65535`,
    host: (value) => `--host '${value}': erwartet wird eine Adresse oder ein Name dieses Rechners`,
    needsValue: (flag) => `${flag} braucht einen Wert`,
    twice: (flag) => `${flag} steht zweimal da`,
    unknown: (flag) => `die Option '${flag}' gibt es nicht; serve hat --port, --host und --data`,
    noWord: (word) => `'${word}' ist ein Wort zu viel; serve hat die Optionen --port, --host und --data`,
  },
};
