import { type Good, LOCATIONS } from '@altiplano/rules';
import { RoadTrack } from '../art/boards/road-track.tsx';
import { GOOD_MARKS } from '../art/goods/good-marks.ts';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { Icon } from '../art/icons/icon.tsx';
import { PlaceScene } from '../art/places/place-scene.tsx';
import { Coin } from '../art/tokens/coin.tsx';
import { CardFrame } from '../ui/card-frame.tsx';
import { Depot } from '../ui/depot.tsx';
import { Panel } from '../ui/panel.tsx';
import { RowFrame } from '../ui/row-frame.tsx';
import { Space } from '../ui/space.tsx';
import { Weave } from '../ui/weave.tsx';
import styles from './gallery.module.css';

const ROAD = ['start', 5, 'corn', 6, 'corn', 7, 'corn', 8, 'corn'] as const;

const tile = (good: Good, size = 36) => <GoodTile good={good} size={size} mark={GOOD_MARKS.en[good]} />;

const ROWS: { points: number; state: 'shut' | 'next' | 'open' | 'full'; goods: Good[] }[] = [
  { points: 2, state: 'full', goods: ['wood', 'wood', 'corn'] },
  { points: 3, state: 'open', goods: ['fish'] },
  { points: 4, state: 'open', goods: ['wool', 'wool'] },
  { points: 5, state: 'next', goods: [] },
  { points: 6, state: 'shut', goods: [] },
];

export function BoardSection() {
  return (
    <>
      <h2>Boards and cards</h2>
      <div className={styles.boards} data-specimen="boards">
        <Panel title="Warehouse">
          <Depot label="Left depot" mark="1">
            {ROWS.map(({ points, state, goods }) => (
              <RowFrame key={points} label={`${points} points`} points={points} state={state}>
                {[0, 1, 2].map((place) => {
                  const good = goods[place];
                  const isNext = state !== 'shut' && place === goods.length;
                  return (
                    <Space key={place} label="Space" state={isNext && state === 'open' ? 'legal' : 'plain'}>
                      {good !== undefined && tile(good)}
                    </Space>
                  );
                })}
              </RowFrame>
            ))}
          </Depot>
        </Panel>
        <Panel title="Road">
          <RoadTrack steps={ROAD} at={2} player={3} size={432} title="The road" />
        </Panel>
        <Panel title="Spaces">
          <div className={styles.row}>
            <Space label="Empty" />
            <Space label="Takes ore" ghost="ore" />
            <Space label="Takes cloth" ghost="cloth" />
            <Space label="Legal" state="legal" onPress={() => undefined} />
            <Space label="Legal, takes fish" ghost="fish" state="legal" onPress={() => undefined} />
            <Space label="Alpaca">{tile('alpaca')}</Space>
            <Space label="Chosen: wool" state="chosen" onPress={() => undefined}>
              {tile('wool')}
            </Space>
            <Space label="Shut" state="shut" reason="The road has not reached this planning space yet.">
              <Icon name="lock" size={18} />
            </Space>
          </div>
          <RoadTrack steps={ROAD} at={5} player={2} size={104} direction="across" title="The road" />
          <div className={styles.stack}>
            <Weave pattern={5} />
            <Weave pattern={2} color="var(--player-2)" />
            <Weave pattern={3} color="var(--player-3)" />
          </div>
        </Panel>
      </div>
      <div className={styles.cards} data-specimen="cards">
        <CardFrame
          kind="order"
          title="Order"
          points={{ value: 14, label: '14 points' }}
          state="legal"
          onPress={() => undefined}
        >
          <div className={styles.row}>
            <Space label="Stone">{tile('stone')}</Space>
            <Space label="Takes ore" ghost="ore" />
            <Space label="Takes silver" ghost="silver" />
            <Space label="Takes silver" ghost="silver" />
          </div>
        </CardFrame>
        <CardFrame
          kind="extension"
          title="Kakaohändlerin am Hafen"
          state="chosen"
          onPress={() => undefined}
          corner={
            <>
              <strong>3</strong>
              <Coin size={24} />
            </>
          }
          footer="Preis 2 und 1 für die Lage in der Ausbauleiste"
        >
          <div className={styles.row}>
            {tile('fish')}
            {tile('fish')}
            <Icon name="gives" size={24} />
            {tile('cacao')}
          </div>
        </CardFrame>
        <CardFrame kind="house" title="Weavers' house" points={{ value: 4, label: '4 points' }}>
          <div className={styles.row}>
            {tile('cloth', 44)}
            <span>1 point for each cloth that you own</span>
          </div>
        </CardFrame>
        <CardFrame
          kind="mission"
          title="First completed row"
          points={{ value: 3, label: '3 points' }}
          state="faded"
        >
          Someone else was first.
        </CardFrame>
        <CardFrame kind="boat" title="Wool boat" points={{ value: 2, label: '2 points' }} />
        <CardFrame kind="event" title="Feast of the road" />
        <CardFrame kind="asset" title="Opal dealer" onPress={() => undefined} />
        <CardFrame kind="role" title="Woodcutter" />
      </div>
      <div className={styles.places} data-specimen="places">
        {LOCATIONS.map((place) => (
          <figure key={place} className={styles.place}>
            <PlaceScene place={place} />
            <figcaption>{place}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
