import { useEffect, useState } from 'react';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { ArtSection } from './art-section.tsx';
import { BlocksSection } from './blocks-section.tsx';
import { BoardSection } from './board-section.tsx';
import { ColorsSection } from './colors-section.tsx';
import styles from './gallery.module.css';
import { SIGHTS, type Sight, SightFilters } from './sight-filters.tsx';

const THEMES = ['light', 'dark'] as const;
const parameters = new URLSearchParams(location.search);

/** All art and all blocks on one page, for those who draw and build them. Not part of the product. */
export function Gallery() {
  const [theme, setTheme] = useState(parameters.get('theme') === 'dark' ? 'dark' : 'light');
  const [sight, setSight] = useState<Sight>(
    SIGHTS.find((name) => name === parameters.get('sight')) ?? 'usual',
  );
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <div style={sight === 'usual' ? undefined : { filter: `url(#${sight})` }}>
      <SightFilters />
      <header className={styles.header}>
        <h1>Gallery</h1>
        <SegmentedControl
          label="Theme"
          labelHidden
          options={THEMES.map((value) => ({ value, label: value, icon: value === 'dark' ? 'moon' : 'sun' }))}
          value={theme}
          onChange={setTheme}
        />
        <SegmentedControl
          label="Sight"
          labelHidden
          options={SIGHTS.map((value) => ({ value, label: value }))}
          value={sight}
          onChange={setSight}
        />
      </header>
      <main className={styles.main}>
        <ArtSection />
        <BoardSection />
        <BlocksSection />
        <ColorsSection />
      </main>
    </div>
  );
}
