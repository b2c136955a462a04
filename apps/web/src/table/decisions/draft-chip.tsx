import type { ReadableMove } from '@altiplano/rules';
import { type Message, plain } from '@altiplano/text';
import { clsx } from 'clsx';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { RolePortrait } from '../../art/roles/role-portrait.tsx';
import { Coin } from '../../art/tokens/coin.tsx';
import { Point } from '../../art/tokens/point.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { RichText } from '../message/rich-text.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import { useDrafted } from './drafted.ts';
import styles from './draft-chip.module.css';

/** A card of a draft, small enough for the foot of the table. */
export function DraftChip({ move }: { move: ReadableMove }) {
  const { texts } = useTable();
  const { table, id, target, title, points, does, facts } = useDrafted(move);
  const isRole = table === 'roles';
  return (
    <button
      type="button"
      className={clsx(styles.chip, isRole && styles.role)}
      style={{ '--band': `var(--card-${cardKind(table)})` } as React.CSSProperties}
      onClick={target.press}
      data-about={`card:${table}:${id}`}
      {...target.pointing}
    >
      <span className={styles.band}>
        {isRole ? <RolePortrait role={id} size={48} /> : <CardEmblem kind={cardKind(table)} size={28} />}
        {points !== null && <Point value={points} size={28} title={texts.words.points(points)} />}
      </span>
      <span className={styles.inside}>
        <strong className={isRole ? undefined : 'visually-hidden'}>{title}</strong>
        <span>
          <RichText message={does.filter((part) => part !== '.')} as={isRole ? 'signs' : 'words'} />
        </span>
        {isRole && <Starts role={id} facts={facts} />}
      </span>
    </button>
  );
}

/** What a role starts with, in pictures; spoken in words. */
function Starts({ role: id, facts }: { role: string; facts: readonly Message[] }) {
  const { components } = useTable();
  const role = components.roles.find((row) => row.id === id);
  if (role === undefined) return null;
  return (
    <span className={styles.starts}>
      <span className="visually-hidden">{facts.map(plain).join(' ')}</span>
      {role.goods.map((good, index) => (
        <ThingIcon key={index} thing={good} size={18} />
      ))}
      <span className={styles.coins}>
        <span aria-hidden>{role.coins}</span>
        <Coin size={18} />
      </span>
    </span>
  );
}
