import { LOCATIONS, type PlayerView, type SiteName, type Thing } from '@altiplano/rules/engine';
import { memo } from 'react';
import { Space } from '../../ui/space.tsx';
import { type About, aboutThing } from '../about/explain.ts';
import { useFrame } from '../state/frame.ts';
import { useOutlook } from '../state/use-outlook.ts';
import styles from './site-view.module.css';
import { spaceName } from '../state/tile-placement.ts';
import { missingOf, type SiteSpaces, siteSpaces } from './site-size.ts';
import { spaceFace } from './space-face.tsx';
import { TableSpace } from './table-space.tsx';
import { useLaid } from './use-laid.ts';

interface SiteViewProps {
  site: SiteName;
  player: PlayerView;
  /** Whether the reader can do something here: it is their own board. */
  isOwn: boolean;
}

const NOTHING: readonly Thing[] = [];

/** What an empty space is about; on a card, whatever the card is about. */
function aboutSpace(site: string): About | undefined {
  if (site.startsWith('movement:')) return 'term:movementSpace';
  return (LOCATIONS as readonly string[]).includes(site) ? `place:${site}` : undefined;
}

/** The spaces of a site with what lies on them. */
export function SiteView({ site, player, isOwn }: SiteViewProps) {
  const { components } = useFrame();
  // What the considered move would take away from here, as `food fish`.
  const taken = useOutlook(({ tiles }) =>
    Object.entries(isOwn ? (tiles[site] ?? {}) : {})
      .flatMap(([thing, more]) => Array.from({ length: Math.max(0, -more) }, () => thing))
      .join(' '),
  );
  return (
    <Spaces
      site={site}
      {...siteSpaces(site, player, components)}
      there={player.sites[site] ?? NOTHING}
      taken={taken ?? ''}
      isOwn={isOwn}
    />
  );
}

interface SpacesProps extends SiteSpaces {
  site: SiteName;
  there: readonly Thing[];
  taken: string;
  isOwn: boolean;
}

const Spaces = memo(function Spaces(props: SpacesProps) {
  const { site, printed, there, taken, isOwn } = props;
  const { names, words, texts } = useFrame();
  const laid = useLaid(props);
  const name = names.site(site).text;
  const stays = missingOf(there, taken.split(' ').filter(Boolean) as Thing[]);
  return (
    <div className={styles.spaces}>
      {laid.map((lies, index) => {
        const thing = lies ?? undefined;
        const wanted = lies === null ? printed[index] : undefined;
        const said = thing ?? wanted;
        const label = `${name}: ${thing === undefined ? words.emptySpace : texts.words.things[thing]}${
          thing === undefined && said !== undefined ? ` (${texts.words.things[said]})` : ''
        }`;
        const about = said === undefined ? aboutSpace(site) : aboutThing(said);
        if (!isOwn) {
          return (
            <span key={index} className={styles.space} data-about={about}>
              <Space label={label} {...spaceFace(thing, wanted)} />
            </span>
          );
        }
        const at = thing === undefined ? 0 : stays.indexOf(thing);
        if (at >= 0 && thing !== undefined) stays.splice(at, 1);
        return (
          <TableSpace
            key={index}
            name={spaceName(site, index)}
            target={thing === undefined ? `site:${site}` : `thing:${site}:${thing}`}
            label={label}
            thing={thing}
            wanted={wanted}
            leaves={at < 0}
            about={about}
          />
        );
      })}
    </div>
  );
});
