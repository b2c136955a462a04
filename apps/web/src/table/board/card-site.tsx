import type { PlayerView, SiteName } from '@altiplano/rules/engine';
import { plain } from '@altiplano/text';
import { clsx } from 'clsx';
import { memo } from 'react';
import { CardEmblem } from '../../art/cards/card-emblem.tsx';
import { RolePortrait } from '../../art/roles/role-portrait.tsx';
import { cardKind } from '../cards/card-kind.ts';
import { useFrame } from '../state/frame.ts';
import { useTarget } from '../state/use-target.ts';
import { CardGains, isLong, type SiteTable } from './card-gains.tsx';
import styles from './card-site.module.css';
import { SiteView } from './site-view.tsx';
import { siteSpaces } from './site-size.ts';

interface CardSiteProps {
  table: SiteTable;
  id: string;
  player: PlayerView;
  isOwn: boolean;
}

const SITES = {
  roles: (): SiteName => 'role',
  extensions: (id: string): SiteName => `extension:${id}`,
  assets: (id: string): SiteName => `asset:${id}`,
};

/** A role tile, extension or asset that a player has, with its spaces: what goes on them, then what it brings. */
export function CardSite({ table, id, player, isOwn }: CardSiteProps) {
  const { components } = useFrame();
  const site = SITES[table](id);
  const { size } = siteSpaces(site, player, components);
  return (
    <div
      className={clsx(styles.card, isLong(table, id, components) && styles.long)}
      style={{ '--band': `var(--card-${cardKind(table)})` } as React.CSSProperties}
      data-about={`card:${table}:${id}`}
      data-drop
    >
      <Sign table={table} id={id} hasSpaces={size > 0} />
      {size > 0 && <SiteView site={site} player={player} isOwn={isOwn} />}
      <Face table={table} id={id} hasSpaces={size > 0} isOwn={isOwn} />
    </div>
  );
}

interface SignProps {
  table: SiteTable;
  id: string;
  hasSpaces: boolean;
}

const Sign = memo(function Sign({ table, id, hasSpaces }: SignProps) {
  const { names } = useFrame();
  if (table === 'roles') return <RolePortrait role={id} size={34} title={names.card(table, id).text} />;
  if (hasSpaces) return null;
  return (
    <span className={styles.emblem}>
      <CardEmblem kind={cardKind(table)} size={20} />
    </span>
  );
});

interface FaceProps extends SignProps {
  isOwn: boolean;
}

const Face = memo(function Face({ table, id, hasSpaces, isOwn }: FaceProps) {
  const { names, show } = useFrame();
  const site = SITES[table](id);
  const action = useTarget(`action:${site}`);
  const card = useTarget(`card:${table}:${id}`);
  const isLegal = isOwn && (action.isLegal || card.isLegal);
  const name = names.card(table, id);
  const press = (): void => {
    if (isOwn && action.isLegal) action.press();
    else if (isOwn && card.isLegal) card.press();
    else show({ kind: 'card', table, id, target: isOwn && hasSpaces ? `action:${site}` : null });
  };
  return (
    <button
      type="button"
      className={clsx(styles.face, isLegal && styles.legal)}
      onClick={press}
      {...action.pointing}
    >
      <span className="visually-hidden">{plain([name])}</span>
      <CardGains table={table} id={id} />
    </button>
  );
});
