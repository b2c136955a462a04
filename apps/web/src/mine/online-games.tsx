import type { ListedTable, Person, TableList, Trouble } from '@altiplano/protocol';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { api } from '../online/api.ts';
import { NeedsSession } from '../online/needs-session.tsx';
import { useTroubleWords } from '../online/use-trouble-words.ts';
import { useTableList } from '../tables/use-table-list.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { FinishedWays } from './finished-ways.tsx';
import { GameRow } from './game-row.tsx';
import styles from './mine.module.css';

const going = (after: string | null): Promise<TableList | Trouble> => api.ownTables('going', after);
const ended = (after: string | null): Promise<TableList | Trouble> => api.ownTables('ended', after);

/** The tables that one sits at on the server. */
export function OnlineGames() {
  const { mine, online } = useWords();
  return (
    <NeedsSession says={online.nameSays}>
      {(person) => (
        <>
          <OwnTables title={mine.running} load={going} person={person} />
          <OwnTables title={mine.ended} load={ended} person={person} />
        </>
      )}
    </NeedsSession>
  );
}

interface OwnTablesProps {
  title: string;
  load: typeof going;
  person: Person;
}

function OwnTables({ title, load, person }: OwnTablesProps) {
  const { mine, online, shell } = useWords();
  const words = useTroubleWords();
  const { tables, trouble, hasMore, more } = useTableList(load);
  return (
    <Panel title={title}>
      {trouble !== null && <p>{words(trouble)}</p>}
      {trouble === null && tables === null && <p aria-busy>{shell.loading}</p>}
      {tables?.length === 0 && <p className={styles.says}>{mine.none}</p>}
      <ul className={styles.list}>
        {tables?.map((listed) => (
          <OwnTable key={listed.table} listed={listed} person={person} />
        ))}
      </ul>
      {hasMore && (
        <Button variant="quiet" onClick={more}>
          {online.more}
        </Button>
      )}
    </Panel>
  );
}

function OwnTable({ listed, person }: { listed: ListedTable; person: Person }) {
  const { mine } = useWords();
  const { table, status, updated, summary } = listed;
  const isOwnTurn = summary.awaited.some((seat) => summary.seats[seat]?.person?.id === person.id);
  const isGoing = status === 'running' || status === 'lobby';
  return (
    <GameRow game={{ ...summary, status, updatedAt: updated, isOwnTurn }}>
      {status === 'finished' ? (
        <FinishedWays where="online" game={table} />
      ) : (
        <LinkButton to={{ screen: 'table', table }} variant={isOwnTurn ? 'primary' : 'secondary'}>
          {isGoing ? mine.goOn : mine.look}
        </LinkButton>
      )}
    </GameRow>
  );
}
