import type { Good, PlayerView, Thing } from '@altiplano/rules';
import { Coin } from '../../art/tokens/coin.tsx';
import { Space } from '../../ui/space.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './site-view.module.css';
import { missingOf, siteSpaces } from './site-size.ts';
import { TableSpace } from './table-space.tsx';

interface SiteViewProps {
  site: string;
  player: PlayerView;
  /** Whether the reader can do something here: it is their own board. */
  isOwn: boolean;
}

/** The spaces of a site with what lies on them. */
export function SiteView({ site, player, isOwn }: SiteViewProps) {
  const { components, names, words, texts } = useTable();
  const { size, printed } = siteSpaces(site, player, components);
  const there = player.sites[site] ?? [];
  const missing = missingOf(printed, there);
  const name = names.site(site).text;
  return (
    <div className={styles.spaces}>
      {Array.from({ length: size }, (_, index) => {
        const thing = there[index];
        const wanted = missing[index - there.length];
        const said = thing ?? wanted;
        const label = `${name}: ${thing === undefined ? words.emptySpace : texts.words.things[thing]}${
          thing === undefined && said !== undefined ? ` (${texts.words.things[said]})` : ''
        }`;
        const inside = thing === undefined ? printedCoin(wanted) : <ThingIcon thing={thing} />;
        const ghost = thing === undefined && wanted !== 'coin' ? (wanted as Good | undefined) : undefined;
        const spot = thing === undefined ? `site:${site}` : `thing:${site}:${thing}`;
        return isOwn ? (
          <TableSpace key={index} spot={spot} label={label} ghost={ghost}>
            {inside}
          </TableSpace>
        ) : (
          <Space key={index} label={label} ghost={ghost}>
            {inside}
          </Space>
        );
      })}
    </div>
  );
}

function printedCoin(wanted: Thing | undefined) {
  return wanted === 'coin' ? (
    <span className={styles.ghost}>
      <Coin size={30} />
    </span>
  ) : undefined;
}
