import { useEffect, useState } from 'react';
import { SegmentedControl } from '../ui/segmented-control.tsx';
import { ArtSection } from './art-section.tsx';
import { BlocksSection } from './blocks-section.tsx';
import { BoardSection } from './board-section.tsx';
import { ColorsSection } from './colors-section.tsx';
import styles from './gallery.module.css';
import { COLOR_VISIONS, type ColorVision, ColorVisionFilters } from './color-vision-filters.tsx';

const THEMES = ['light', 'dark'] as const;
const parameters = new URLSearchParams(location.search);

/** All art and all blocks on one page, for those who draw and build them. Not part of the product. */
export function Gallery() {
  const [theme, setTheme] = useState(parameters.get('theme') === 'dark' ? 'dark' : 'light');
  const [vision, setVision] = useState<ColorVision>(
    COLOR_VISIONS.find((name) => name === parameters.get('sight')) ?? 'usual',
  );
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return (
    <div style={vision === 'usual' ? undefined : { filter: `url(#${vision})` }}>
      <ColorVisionFilters />
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
          options={COLOR_VISIONS.map((value) => ({ value, label: value }))}
          value={vision}
          onChange={setVision}
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
