import type { Overlay } from '../state/at-table.ts';
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

/** Content of an overlay, by its kind. */
export function OverlayContent({ overlay }: { overlay: Overlay }) {
  switch (overlay.kind) {
    case 'choose':
      return <ChooseDialog choices={overlay.choices} />;
    case 'card':
      return <CardDialog table={overlay.table} id={overlay.id} target={overlay.target} />;
    case 'cards':
      return <CardsDialog table={overlay.table} ids={overlay.ids} />;
    case 'warning':
      return <WarningDialog moves={overlay.moves} warnings={overlay.warnings} />;
    case 'player':
      return <PlayerDialog seat={overlay.seat} />;
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
      return <OnlineDialog page={overlay.page} />;
    case 'ahead':
      return <AheadDialog page={overlay.page} />;
  }
}
