import type { Good, PlayerView } from '@altiplano/rules';
import { spread } from '@altiplano/text';
import { TableSpace } from '../board/table-space.tsx';
import { Space } from '../../ui/space.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './tray.module.css';

/** The planning spaces with the drawn goods; what an event lifted lies beside them. */
export function Tray({ own }: { own: PlayerView }) {
  const { components, words, texts } = useTable();
  const goods = spread(own.planning);
  const hand = spread(own.hand);
  const most = Math.max(components.board.planning.most, goods.length);
  const name = (good: Good): string => texts.words.things[good];
  return (
    <section className={styles.tray} aria-label={words.planningSpaces(goods.length, own.planningSpaces)}>
      {Array.from({ length: most }, (_, index) => {
        const good = goods[index];
        if (good !== undefined) {
          return (
            <TableSpace key={index} spot={`thing:planning:${good}`} label={name(good)}>
              <ThingIcon thing={good} />
            </TableSpace>
          );
        }
        return index < own.planningSpaces ? (
          <TableSpace key={index} spot="tray" label={words.emptySpace} />
        ) : (
          <Space key={index} label={words.lockedSpace} state="shut" />
        );
      })}
      {hand.length > 0 && (
        <span className={styles.hand}>
          <span>{words.lifted}</span>
          {hand.map((good, index) => (
            <TableSpace key={index} spot={`thing:hand:${good}`} label={name(good)}>
              <ThingIcon thing={good} />
            </TableSpace>
          ))}
        </span>
      )}
    </section>
  );
}
