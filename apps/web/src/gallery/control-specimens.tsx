import { useState } from 'react';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { Meter } from '../ui/meter.tsx';
import { Panel } from '../ui/panel.tsx';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { Slider } from '../ui/slider.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { Toggle } from '../ui/toggle.tsx';
import styles from './gallery.module.css';

const EDITIONS = [
  { value: 'current', label: 'Aktuelle Ausgabe' },
  { value: 'first', label: 'Erste deutsche Ausgabe' },
] as const;
const PLAYERS = ['2', '3', '4', '5'].map((value) => ({ value, label: value }));
const TABS = [
  { id: 'board', label: 'Board', icon: 'board' },
  { id: 'places', label: 'Places', icon: 'home' },
  { id: 'market', label: 'Market', icon: 'cards' },
  { id: 'players', label: 'Players', icon: 'users' },
  { id: 'log', label: 'Log', icon: 'log', count: 3 },
] as const;
type TabId = (typeof TABS)[number]['id'];

export function ControlSpecimens() {
  const [players, setPlayers] = useState('3');
  const [edition, setEdition] = useState<'current' | 'first'>('current');
  const [missions, setMissions] = useState(true);
  const [forced, setForced] = useState(false);
  const [move, setMove] = useState(42);
  const [tab, setTab] = useState<TabId>('board');
  return (
    <>
      <Panel title="Choices">
        <div className={styles.stack}>
          <SegmentedControl label="Players" options={PLAYERS} value={players} onChange={setPlayers} />
          <SegmentedControl label="Ausgabe" options={EDITIONS} value={edition} onChange={setEdition} />
          <Toggle
            label="Missions"
            description="Secret goals for extra points."
            checked={missions}
            onChange={setMissions}
          />
          <Toggle
            label="Erzwungene Entscheidungen automatisch ausführen"
            checked={forced}
            onChange={setForced}
          />
          <Slider
            label="Move"
            value={move}
            max={180}
            format={(value) => `${value} of 180`}
            onChange={setMove}
          />
        </div>
      </Panel>
      <Panel title="Meters">
        <div className={styles.stack}>
          <Meter
            label="Stone"
            value={9}
            max={15}
            text="9 of 15"
            counted
            icon={<GoodTile good="stone" size={20} />}
          />
          <Meter label="Extensions" value={5} max={22} text="5 left" tone="warn" />
          <Meter label="Harbor nearly empty" value={2} max={30} text="2 left" tone="bad" />
        </div>
      </Panel>
      <Panel title="Tabs">
        <Tabs label="Parts of the table" tabs={TABS} selected={tab} onSelect={setTab}>
          <p className={styles.panel}>The panel of {tab}.</p>
        </Tabs>
      </Panel>
      <Panel title="Tabs of a phone">
        <div className={styles.phone}>
          <Tabs label="Parts of the table" variant="bar" tabs={TABS} selected={tab} onSelect={setTab}>
            <p className={styles.panel}>The panel of {tab}.</p>
          </Tabs>
        </div>
      </Panel>
    </>
  );
}
