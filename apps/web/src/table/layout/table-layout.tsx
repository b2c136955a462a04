import { clsx } from 'clsx';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef } from 'react';
import { Later } from '../../ui/later.tsx';
import { type Tab, Tabs } from '../../ui/tabs.tsx';
import { QueueCard } from '../ahead/queue-card.tsx';
import { StudyBar } from '../ahead/study-bar.tsx';
import { BoardOwner } from '../board/board-owner.tsx';
import { BoardView } from '../board/board-view.tsx';
import { OnlineNotices } from '../online/notices/online-notices.tsx';
import { SpectatorNotice } from '../online/notices/spectator-notice.tsx';
import { OnlineRow } from '../online/people/online-row.tsx';
import { useWatched } from '../online/people/use-watched.ts';
import { DecisionPanel } from '../decisions/decision-panel.tsx';
import { BottomBar } from '../bottom-bar/bottom-bar.tsx';
import { LastRoundNotice } from '../end/last-round-notice.tsx';
import { ScoreSheet } from '../end/score-sheet.tsx';
import { GuideBar } from '../guide/guide-bar.tsx';
import { type TablePart, useTable } from '../state/at-table.ts';
import { usePart } from '../state/use-cells.ts';
import type { TableScreenProps } from '../state/table-screen-props.ts';
import { StatusLine } from '../status/status-line.tsx';
import { HAS_ROOM } from './has-room.ts';
import styles from './table-layout.module.css';
import { useEndInSight } from './use-end-in-sight.ts';
import { useHappenedInSight } from './use-happened-in-sight.ts';
import { useHomeTab } from './use-home-tab.ts';
import { NoticeView } from './notice-view.tsx';
import { OtherPart, useOtherPartsSoon } from './other-parts.tsx';
import { PartColumns } from './part-columns.tsx';
import { PassingStrip } from './passing-strip.tsx';
import { RecapStrip } from './recap-strip.tsx';
import { useMedia } from './use-media.ts';
import { useOpenInSight } from './use-open-in-sight.ts';
import { useOwnScroll } from './use-own-scroll.ts';
import { countsByPart } from './where-to-act.ts';

type Ending = Pick<TableScreenProps, 'onReplay' | 'onRematch'>;

/** Everything on the table, laid out for the width there is. */
export function TableLayout(ending: Ending) {
  const isWide = useMedia('(min-width: 80rem)');
  const isMiddling = useMedia(HAS_ROOM);
  // Where screens are small for all that lies on a table, its letters are as well: see `scale.css`.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isWide) dataset['wideTable'] = '';
    return () => {
      delete dataset['wideTable'];
    };
  }, [isWide]);
  return (
    <div className={styles.table} data-part="table">
      <StudyBar />
      {isWide ? (
        <StatusLine>
          <GuideBar />
        </StatusLine>
      ) : (
        <>
          <StatusLine />
          <GuideBar />
        </>
      )}
      {!isWide && <OnlineRow />}
      {/* What the game waits for can be read while the board is still being drawn. */}
      <Later meanwhile={<main className={styles.coming} />}>
        {isWide ? <Wide {...ending} /> : isMiddling ? <Middling {...ending} /> : <Narrow {...ending} />}
      </Later>
    </div>
  );
}

function Board(ending: Ending) {
  const seat = useWatched();
  return (
    <>
      <ScoreSheet {...ending} />
      <DecisionPanel />
      <BoardOwner seat={seat} />
      <BoardView seat={seat} />
    </>
  );
}

function Wide(ending: Ending) {
  const home = useRef<HTMLDivElement>(null);
  useEndInSight(home);
  return (
    <>
      <div className={styles.people}>
        <Later>
          <OtherPart part="players" />
        </Later>
      </div>
      <main className={styles.wide}>
        <div className={styles.map}>
          <Later>
            <OtherPart part="places" />
            <OtherPart part="traveler" />
          </Later>
        </div>
        <div ref={home} className={clsx(styles.column, styles.home)}>
          <Board {...ending} />
        </div>
        <div className={styles.market}>
          <Later>
            <OtherPart part="market" />
          </Later>
        </div>
        <div className={styles.story}>
          <SpectatorNotice />
          <QueueCard />
          <Later>
            <Later>
              <OtherPart part="logAndChat" />
            </Later>
          </Later>
          <div className={styles.foot}>
            <OnlineNotices />
          </div>
        </div>
      </main>
      <PassingStrip>
        <LastRoundNotice />
        <NoticeView />
      </PassingStrip>
      <BottomBar />
    </>
  );
}

function usePartTabs(parts: readonly TablePart[], hasIcons: boolean): Tab<TablePart>[] {
  const { words, legal } = useTable();
  const counts = countsByPart(legal);
  const ICONS = { board: 'board', places: 'home', market: 'cards', players: 'users', log: 'log' } as const;
  return parts.map((id) => ({
    id,
    label: words[id],
    count: counts[id] ?? 0,
    ...(hasIcons && { icon: ICONS[id] }),
  }));
}

/** Shown again, only what has changed since is drawn anew. */
const PartView = memo(function PartView({ part, ending }: { part: TablePart; ending: Ending }) {
  return part === 'board' ? <Board {...ending} /> : <OtherPart part={part} />;
});

/** Draws any part, always in the same way. */
function useDrawn(ending: Ending): (part: TablePart) => ReactNode {
  return useCallback((part) => <PartView part={part} ending={ending} />, [ending]);
}

/** Without room beside the board, all that one should know now lies over its foot. */
function SaidInPassing() {
  return (
    <PassingStrip>
      <SpectatorNotice />
      <RecapStrip />
      <OnlineNotices />
      <QueueCard />
      <LastRoundNotice />
      <NoticeView />
    </PassingStrip>
  );
}

function Middling(ending: Ending) {
  const { words, part: shown } = useTable();
  const chosen = usePart('places');
  // The board is always in sight here.
  const part = chosen === 'board' ? 'places' : chosen;
  const tabs = usePartTabs(['places', 'market', 'players', 'log'], false);
  const draw = useDrawn(ending);
  const side = useRef<HTMLDivElement>(null);
  useOwnScroll(side, part);
  const home = useRef<HTMLDivElement>(null);
  useEndInSight(home);
  return (
    <>
      <main className={styles.middling}>
        <div ref={home} className={styles.column}>
          <Board {...ending} />
        </div>
        <div className={clsx(styles.column, styles.tabbed)}>
          <Tabs label={words.table} tabs={tabs} selected={part} onSelect={shown.set}>
            <PartColumns
              shown={part}
              column={side}
              className={clsx(styles.column, styles.side)}
              draw={draw}
            />
          </Tabs>
        </div>
      </main>
      <SaidInPassing />
      <BottomBar />
    </>
  );
}

function Narrow(ending: Ending) {
  const { words, part: shown } = useTable();
  const part = usePart('board');
  useHomeTab();
  useOtherPartsSoon();
  const draw = useDrawn(ending);
  const column = useRef<HTMLDivElement>(null);
  const beginAtTop = useOwnScroll(column, part);
  useOpenInSight(column, part);
  useHappenedInSight(column);
  useEndInSight(column, () => {
    beginAtTop('board');
    shown.set('board');
  });
  const tabs = usePartTabs(['board', 'places', 'market', 'players', 'log'], true);
  return (
    <main className={styles.narrow}>
      <Tabs label={words.table} tabs={tabs} selected={part} onSelect={shown.set} variant="bar">
        <div className={styles.phone}>
          <PartColumns shown={part} column={column} className={clsx(styles.column)} draw={draw} />
          <SaidInPassing />
          <BottomBar />
        </div>
      </Tabs>
    </main>
  );
}
