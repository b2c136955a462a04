import { useState } from 'react';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { BoardView } from '../board/board-view.tsx';
import { DecisionPanel } from '../decisions/decision-panel.tsx';
import { Dock } from '../dock/dock.tsx';
import { ScoreSheet } from '../end/score-sheet.tsx';
import { LogPart } from '../log/log-part.tsx';
import { MarketPart } from '../market/market-part.tsx';
import { Players } from '../players/players.tsx';
import { Ring } from '../ring/ring.tsx';
import { useTable } from '../state/at-table.ts';
import type { TableScreenProps } from '../state/table-screen-props.ts';
import { ProposalBar } from '../status/proposal-bar.tsx';
import { StatusLine } from '../status/status-line.tsx';
import styles from './table-layout.module.css';
import { useMedia } from './use-media.ts';

type Part = 'board' | 'places' | 'market' | 'players' | 'log';
type Ending = Pick<TableScreenProps, 'onReplay' | 'onRematch'>;

/** Everything on the table, laid out for the width there is. */
export function TableLayout(ending: Ending) {
  const isWide = useMedia('(min-width: 80rem)');
  const isMiddling = useMedia('(min-width: 48rem)');
  return (
    <div className={styles.table}>
      <StatusLine />
      <ProposalBar />
      {isWide ? <Wide {...ending} /> : isMiddling ? <Middling {...ending} /> : <Narrow {...ending} />}
    </div>
  );
}

function Board(ending: Ending) {
  const { seat, seen } = useTable();
  return (
    <>
      <ScoreSheet {...ending} />
      <DecisionPanel />
      <BoardView seat={seat ?? seen.startingSeat} />
    </>
  );
}

function Wide(ending: Ending) {
  return (
    <>
      <main className={styles.wide}>
        <div className={styles.column}>
          <Ring />
          <MarketPart />
        </div>
        <div className={styles.column}>
          <Board {...ending} />
        </div>
        <div className={styles.column}>
          <Players />
          <LogPart />
        </div>
      </main>
      <Dock />
    </>
  );
}

function usePartTabs(parts: readonly Part[], hasIcons: boolean): Tab<Part>[] {
  const { words } = useTable();
  const ICONS = { board: 'board', places: 'home', market: 'cards', players: 'users', log: 'log' } as const;
  return parts.map((id) => ({ id, label: words[id], ...(hasIcons && { icon: ICONS[id] }) }));
}

function PartView({ part, ending }: { part: Part; ending: Ending }) {
  switch (part) {
    case 'board':
      return <Board {...ending} />;
    case 'places':
      return <Ring />;
    case 'market':
      return <MarketPart />;
    case 'players':
      return <Players />;
    case 'log':
      return <LogPart />;
  }
}

function Middling(ending: Ending) {
  const { words } = useTable();
  const [part, setPart] = useState<Part>('places');
  const tabs = usePartTabs(['places', 'market', 'players', 'log'], false);
  return (
    <>
      <main className={styles.middling}>
        <div className={styles.column}>
          <Board {...ending} />
        </div>
        <div className={styles.column}>
          <Tabs label={words.table} tabs={tabs} selected={part} onSelect={setPart}>
            <PartView part={part} ending={ending} />
          </Tabs>
        </div>
      </main>
      <Dock />
    </>
  );
}

function Narrow(ending: Ending) {
  const { words } = useTable();
  const [part, setPart] = useState<Part>('board');
  const tabs = usePartTabs(['board', 'places', 'market', 'players', 'log'], true);
  return (
    <main className={styles.narrow}>
      <Tabs label={words.table} tabs={tabs} selected={part} onSelect={setPart} variant="bar">
        <div className={styles.phone}>
          <div className={styles.column}>
            <PartView part={part} ending={ending} />
          </div>
          <Dock />
        </div>
      </Tabs>
    </main>
  );
}
