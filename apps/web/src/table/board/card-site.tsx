import type { PlayerView } from '@altiplano/rules';
import { type CardTable, plain } from '@altiplano/text';
import { clsx } from 'clsx';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { RolePortrait } from '../../art/roles/role-portrait.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { RichText } from '../message/rich-text.tsx';
import { useTable } from '../state/at-table.ts';
import { useSpot } from '../state/use-spot.ts';
import styles from './card-site.module.css';
import { SiteView } from './site-view.tsx';
import { siteSpaces } from './site-size.ts';

interface CardSiteProps {
  table: Extract<CardTable, 'roles' | 'extensions' | 'assets'>;
  id: string;
  player: PlayerView;
  isOwn: boolean;
}

const SITES = {
  roles: () => 'role',
  extensions: (id: string) => `extension:${id}`,
  assets: (id: string) => `asset:${id}`,
};

/** A role tile, extension or asset that a player has, with its spaces. */
export function CardSite({ table, id, player, isOwn }: CardSiteProps) {
  const { components, names, show, texts } = useTable();
  const site = SITES[table](id);
  const action = useSpot(`action:${site}`);
  const card = useSpot(`card:${table}:${id}`);
  const isLegal = isOwn && (action.isLegal || card.isLegal);
  const { size } = siteSpaces(site, player, components);
  const role = components.roles.find((row) => table === 'roles' && row.id === id);
  const inside =
    role === undefined ? [names.card(table, id)] : texts.mark.exchange(role.action.pays, role.action.gains);
  const press = (): void => {
    if (isOwn && action.isLegal) action.press();
    else if (isOwn && card.isLegal) card.press();
    else show({ kind: 'card', table, id, spot: isOwn && size > 0 ? `action:${site}` : null });
  };
  return (
    <div
      className={styles.card}
      style={{ '--band': `var(--card-${cardKind(table)})` } as React.CSSProperties}
    >
      <button
        type="button"
        className={clsx(styles.face, isLegal && styles.legal)}
        onClick={press}
        {...action.pointing}
      >
        <span className={styles.emblem}>
          {role === undefined ? (
            <CardEmblem kind={cardKind(table)} size={20} />
          ) : (
            <RolePortrait role={id} size={30} />
          )}
        </span>
        <span className={styles.text}>
          {role !== undefined && <strong>{names.card('roles', id).text}</strong>}
          <span className="visually-hidden">{plain(inside)}</span>
          <span className={styles.signs} aria-hidden>
            <RichText message={inside} as="signs" />
          </span>
        </span>
      </button>
      {size > 0 && <SiteView site={site} player={player} isOwn={isOwn} />}
    </div>
  );
}
