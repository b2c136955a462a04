import type { Front } from '../state/at-table.ts';
import { AheadDialog } from '../ahead/ahead-dialog.tsx';
import { OnlineDialog } from '../online/dialog/online-dialog.tsx';
import { CardDialog } from './card-dialog.tsx';
import { CardsDialog } from './cards-dialog.tsx';
import { ChooseDialog } from './choose-dialog.tsx';
import { HintDialog } from './hint-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
import { OddsDialog } from './odds-dialog.tsx';
import { PlayerDialog } from './player-dialog.tsx';
import { TextDialog } from './text-dialog.tsx';
import { ToolsDialog } from './tools-dialog.tsx';
import { WarningDialog } from './warning-dialog.tsx';

/** Something that stands in front of the table. */
export function InFront({ front }: { front: Front }) {
  switch (front.kind) {
    case 'choose':
      return <ChooseDialog choices={front.choices} />;
    case 'card':
      return <CardDialog table={front.table} id={front.id} target={front.target} />;
    case 'cards':
      return <CardsDialog table={front.table} ids={front.ids} />;
    case 'warning':
      return <WarningDialog moves={front.moves} warnings={front.warnings} />;
    case 'player':
      return <PlayerDialog seat={front.seat} />;
    case 'odds':
      return <OddsDialog />;
    case 'hint':
      return <HintDialog />;
    case 'text':
      return <TextDialog />;
    case 'tools':
      return <ToolsDialog />;
    case 'keys':
      return <KeysDialog />;
    case 'online':
      return <OnlineDialog page={front.page} />;
    case 'ahead':
      return <AheadDialog page={front.page} />;
  }
}
