import { type Good, GOODS, openOrdersOf, type PlayerView, type Thing } from '@altiplano/rules/engine';
import { spread } from '@altiplano/text';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { aboutThing } from '../about/explain.ts';
import { CardChip } from '../cards/card-chip.tsx';
import { OpenOrder } from '../cards/open-order.tsx';
import { PlayerName } from '../message/player-name.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './player-peek.module.css';

/** A player at a glance: what lies where, what is stored, which cards. Their whole board is one press away. */
export function PlayerPeek({ seat }: { seat: number }) {
  const { seen, words, texts, names, show, seatNames, peek } = useTable();
  const player = seen.players[seat];
  if (player === undefined) return null;
  const planning = spread(player.planning);
  return (
    <div className={styles.peek}>
      <header className={styles.header}>
        <PlayerName seat={seat} name={seatNames[seat] ?? ''} />
        <IconButton icon="close" label={words.close} onClick={() => peek.set(null)} />
      </header>
      {planning.length > 0 && <Line name={texts.words.planning} things={planning} />}
      {Object.entries(player.sites).map(([site, things]) => (
        <Line key={site} name={names.site(site).text} things={things} />
      ))}
      <StoredLine player={player} />
      <div className={styles.cards}>
        {openOrdersOf(player).map((order, slot) => (
          <OpenOrder
            key={order.id}
            order={order}
            isSecond={slot === 1}
            isOwn={false}
            owner={seatNames[seat] ?? ''}
          />
        ))}
        {player.extensions.map((id) => (
          <CardChip key={id} table="extensions" id={id} />
        ))}
        {player.houses.map((id) => (
          <CardChip key={id} table="houses" id={id} />
        ))}
        {player.boats.map((id) => (
          <CardChip key={id} table="boats" id={id} />
        ))}
      </div>
      <Button variant="quiet" icon="expand" onClick={() => show({ kind: 'player', seat })}>
        {words.peek(seatNames[seat] ?? '')}
      </Button>
    </div>
  );
}

function Line({ name, things, children }: { name: string; things: readonly Thing[]; children?: ReactNode }) {
  const { texts } = useTable();
  return (
    <p className={styles.line}>
      <span className={styles.name}>{name}</span>
      {things.map((thing, index) => (
        <span key={index} className={styles.thing} data-about={aboutThing(thing)}>
          <ThingIcon thing={thing} size={22} title={texts.words.things[thing]} />
        </span>
      ))}
      {children}
    </p>
  );
}

function StoredLine({ player }: { player: PlayerView }) {
  const { words } = useTable();
  const stored: Good[] = player.rows.flatMap(({ good, tiles, corn }) =>
    GOODS.flatMap((each) => {
      const count = each === 'corn' ? corn : each === good ? tiles - corn : 0;
      return Array.from({ length: count }, () => each);
    }),
  );
  return stored.length === 0 ? null : <Line name={words.warehouse} things={stored} />;
}
