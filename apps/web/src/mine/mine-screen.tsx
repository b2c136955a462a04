import { useState } from 'react';
import { useWords } from '../app/language/language.tsx';
import { LinkButton } from '../app/navigation/link-button.tsx';
import { ScreenFrame } from '../app/shell/screen-frame.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { DeviceGames } from './device-games.tsx';
import { OnlineGames } from './online-games.tsx';
import styles from './mine.module.css';

/** All games of the person at this device. */
export function MineScreen() {
  const { mine } = useWords();
  const [where, setWhere] = useState<'here' | 'elsewhere'>('here');
  return (
    <ScreenFrame
      title={mine.title}
      aside={
        <LinkButton to={{ screen: 'statistics' }} icon="chart">
          {mine.statistics}
        </LinkButton>
      }
    >
      <Tabs
        label={mine.title}
        tabs={[
          { id: 'here', label: mine.here, icon: 'home' },
          { id: 'elsewhere', label: mine.elsewhere, icon: 'users' },
        ]}
        selected={where}
        onSelect={setWhere}
      >
        <div className={styles.panel}>{where === 'here' ? <DeviceGames /> : <OnlineGames />}</div>
      </Tabs>
    </ScreenFrame>
  );
}
