import { LogAndChat } from '../online/chat/log-and-chat.tsx';
import { LogPart } from '../log/log-part.tsx';
import { MarketPart, TravelerPart } from '../market/market-part.tsx';
import { Players } from '../players/players.tsx';
import { Ring } from '../ring/ring.tsx';
import type { TablePart } from '../state/at-table.ts';

/** What the table has besides the board; with room for it, the log has the chat beside it. */
export interface OtherPartProps {
  part: Exclude<TablePart, 'board'> | 'logAndChat' | 'traveler';
}

/** A part of the table besides the board. */
export function OtherPart({ part }: OtherPartProps) {
  switch (part) {
    case 'places':
      return <Ring />;
    case 'market':
      return <MarketPart />;
    case 'traveler':
      return <TravelerPart />;
    case 'players':
      return <Players />;
    case 'log':
      return <LogPart />;
    case 'logAndChat':
      return <LogAndChat />;
  }
}
