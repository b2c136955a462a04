import type { PlayerView } from '@altiplano/rules';
import { Depot } from '../../ui/depot.tsx';
import { useTable } from '../state/at-table.ts';
import { RowView } from './row-view.tsx';
import styles from './warehouse.module.css';

interface WarehouseProps {
  player: PlayerView;
  isOwn: boolean;
}

/** Both depots of a player's warehouse. */
export function Warehouse({ player, isOwn }: WarehouseProps) {
  const { components, words } = useTable();
  const { left, right } = components.board.warehouse;
  const next = player.rows.findIndex(({ tiles }) => tiles === 0);
  const rows = (from: number, of: typeof left) =>
    of.map((row, index) => (
      <RowView
        key={from + index}
        row={from + index}
        printed={row}
        player={player}
        isOwn={isOwn}
        isNext={from + index === next}
      />
    ));
  return (
    <section className={styles.warehouse} aria-label={words.warehouse} data-part="warehouse" tabIndex={-1}>
      <Depot label={words.leftDepot} mark="1">
        {rows(0, left)}
      </Depot>
      <Depot label={words.rightDepot} mark="2">
        {rows(left.length, right)}
      </Depot>
    </section>
  );
}
