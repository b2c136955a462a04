import type { TableSettings } from '@altiplano/protocol';
import { namingNothing, plain, sentence, troubleMessage } from '@altiplano/text';
import { useState } from 'react';
import { useLanguage, useTexts, useWords } from '../app/language/language.tsx';
import { navigate } from '../app/navigation/navigation.ts';
import type { Route } from '../app/navigation/routes.ts';
import { preferences } from '../app/preferences.ts';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { useTell } from '../app/toasts.tsx';
import { device } from '../local/device.ts';
import { ownPacks } from '../local/own-packs.ts';
import { Choice } from '../setup/choice.tsx';
import fieldStyles from '../setup/fields.module.css';
import { OptionFields } from '../setup/option-fields.tsx';
import { More } from '../setup/more.tsx';
import { Select } from '../setup/select.tsx';
import { FIRST_SETTINGS, withOptions } from '../setup/settings-draft.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { SeatFields } from './seat-fields.tsx';
import { firstSeats, playersOf, type SeatDraft, withCount } from './seats.ts';

/** Sets up a game on this device. */
export function NewGameScreen({ route }: { route: Extract<Route, { screen: 'newGame' }> }) {
  const { newGame } = useWords();
  const texts = useTexts();
  const language = useLanguage();
  const tell = useTell();
  const [settings, setSettings] = useState<TableSettings>(FIRST_SETTINGS);
  const [seats, setSeats] = useState<readonly SeatDraft[]>(() =>
    firstSeats(settings.options.players, route.together === true ? 2 : 1),
  );
  const [packs] = useState(ownPacks);
  const [pack, setPack] = useState('');
  const [isBeginning, setBeginning] = useState(false);
  const change = (changes: Partial<TableSettings>): void => setSettings({ ...settings, ...changes });
  const count = (players: number): void => {
    setSeats(withCount(seats, players));
    change({ options: withOptions(settings.options, { players }) });
  };
  const begin = async (): Promise<void> => {
    setBeginning(true);
    const people = seats.filter(({ kind }) => kind === 'person').length;
    const players = playersOf(seats, (seat) => (people === 1 ? newGame.you : newGame.friend(seat + 1)));
    const { forced } = preferences.getSnapshot();
    const begun = await device().games.begin({ settings, players, forced, ...(pack !== '' && { pack }) });
    if ('table' in begun) return navigate({ screen: 'localGame', game: begun.table });
    setBeginning(false);
    tell(plain(sentence(troubleMessage(begun, namingNothing(texts)))), 'bad');
  };
  return (
    <ScreenFrame title={newGame.title} intro={newGame.intro}>
      <Panel title={newGame.players}>
        <SeatFields
          seats={seats}
          onCount={count}
          onSeat={(seat, draft) => setSeats(seats.with(seat, draft))}
        />
      </Panel>
      <Panel title={newGame.modules}>
        <div className={fieldStyles.fields}>
          <OptionFields
            group="modules"
            options={settings.options}
            onChange={(options) => change({ options })}
          />
          {packs.length > 0 && (
            <Select
              label={newGame.packTitle}
              description={newGame.packSays}
              value={pack}
              options={[
                { value: '', label: newGame.packShipped },
                ...packs.map(({ hash, name }) => ({ value: hash, label: name[language] })),
              ]}
              onChange={setPack}
            />
          )}
        </div>
      </Panel>
      <More title={newGame.more}>
        <OptionFields group="rules" options={settings.options} onChange={(options) => change({ options })} />
        <div className={fieldStyles.fields}>
          <Choice
            text={texts.settings.table.pace}
            values={['instant', 'brisk', 'calm']}
            value={settings.pace}
            onChange={(pace) => change({ pace })}
          />
          <Toggle
            label={texts.settings.table.hints.name}
            description={texts.settings.table.hints.says}
            checked={settings.hints}
            onChange={(hints) => change({ hints })}
          />
        </div>
      </More>
      <Button variant="primary" icon="play" wide onClick={() => !isBeginning && void begin()}>
        {isBeginning ? newGame.beginning : newGame.begin}
      </Button>
    </ScreenFrame>
  );
}
