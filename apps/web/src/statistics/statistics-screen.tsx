import { isYou } from '@altiplano/text';
import { useState } from 'react';
import { useTexts, useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { isTrouble } from '../online/api.ts';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { useReviewWords } from '../review/words/review-words.ts';
import { Tabs } from '../ui/tabs.tsx';
import { modulesKey } from './local-tallies.ts';
import { StatisticsFilters } from './statistics-filters.tsx';
import styles from './statistics.module.css';
import { TallyTable } from './tally-table.tsx';
import { useModuleWords } from './use-module-words.ts';
import { type Asked, type Tallies, useTallies } from './use-tallies.ts';

const HERE: Asked = { where: 'local', of: 'all', seats: null, modules: null };
const ONLINE: Asked = { where: 'online', of: 'all', seats: null, modules: null };

/** How finished games went, on this device and online. */
export function StatisticsScreen() {
  const { mine, shell } = useWords();
  const { statistics: words } = useReviewWords();
  const troubleWords = useTroubleWords();
  const [asked, setAsked] = useState(HERE);
  const tallies = useTallies(asked);
  return (
    <ScreenFrame
      title={words.title}
      intro={words.intro}
      width="wide"
      aside={<LinkButton to={{ screen: 'mine' }}>{mine.title}</LinkButton>}
    >
      <Tabs
        label={words.where}
        tabs={[
          { id: 'local', label: words.here, icon: 'home' },
          { id: 'online', label: words.elsewhere, icon: 'users' },
        ]}
        selected={asked.where}
        onSelect={(where) => setAsked(where === 'local' ? HERE : ONLINE)}
      >
        <div className={styles.page}>
          {tallies === null ? (
            <p aria-busy>{shell.loading}</p>
          ) : isTrouble(tallies) ? (
            <p>{troubleWords(tallies)}</p>
          ) : (
            <Found tallies={tallies} asked={asked} onChange={setAsked} />
          )}
        </div>
      </Tabs>
    </ScreenFrame>
  );
}

interface FoundProps {
  tallies: Tallies;
  asked: Asked;
  onChange: (asked: Asked) => void;
}

function Found({ tallies, asked, onChange }: FoundProps) {
  const { statistics: words } = useReviewWords();
  const { words: gameWords } = useTexts();
  const moduleWords = useModuleWords();
  const nameOf = (name: string): string => (isYou(name) ? gameWords.you : name);
  // What was chosen stays to be chosen, even where nothing fits it.
  const modules = new Set([
    ...tallies.modules.map((tally) => modulesKey(tally.modules ?? [])),
    ...(asked.modules === null ? [] : [asked.modules]),
  ]);
  return (
    <>
      <StatisticsFilters asked={asked} modules={[...modules]} onChange={onChange} />
      {tallies.player.length === 0 && <p>{words.none}</p>}
      {tallies.player.length > 0 && (
        <>
          <TallyTable
            title={words.byPlayer}
            head={words.player}
            tallies={tallies.player}
            nameOf={({ person, level }) =>
              level === undefined || level === null
                ? nameOf(person?.name ?? words.nobody)
                : words.bot(gameWords.levels[level] ?? level)
            }
          />
          <TallyTable
            title={words.byRole}
            head={words.role}
            tallies={tallies.role}
            nameOf={({ role = '' }) => gameWords.roles[role] ?? role}
          />
          <div className={styles.pair}>
            <TallyTable
              title={words.byModules}
              head={words.modulesOf}
              tallies={tallies.modules}
              nameOf={(tally) => moduleWords(tally.modules ?? [])}
            />
            <TallyTable
              title={words.bySeats}
              head={words.seatsOf}
              tallies={tallies.seats}
              nameOf={({ seats = 0 }) => words.players(seats)}
            />
          </div>
        </>
      )}
    </>
  );
}
