import styles from './gallery.module.css';

const SURFACES = ['page', 'panel', 'raised', 'sunken'];
const TEXTS = ['text', 'text-soft'];
const MORE_TEXTS = ['text-accent', 'good', 'warn', 'bad', 'legal', 'chosen'];
const FILLS = ['accent', 'legal', 'chosen', 'good', 'warn', 'bad', 'focus', 'line', 'line-strong'];
const SIZES = ['3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'];

export function ColorsSection() {
  return (
    <>
      <h2>Colours and letters</h2>
      <div className={styles.swatches} data-specimen="colors">
        {SURFACES.map((surface) => (
          <div key={surface} className={styles.swatch} style={{ background: `var(--surface-${surface})` }}>
            <strong>surface-{surface}</strong>
            {[...TEXTS, ...(surface === 'sunken' ? [] : MORE_TEXTS)].map((text) => (
              <span key={text} style={{ color: `var(--${text})` }}>
                {text}
              </span>
            ))}
          </div>
        ))}
        <div className={styles.swatch}>
          {FILLS.map((fill) => (
            <span key={fill} className={styles.fill}>
              <i style={{ background: `var(--${fill})` }} />
              {fill}
            </span>
          ))}
        </div>
      </div>
      <div data-specimen="type">
        {SIZES.map((size) => (
          <p key={size} style={{ fontSize: `var(--font-size-${size})` }}>
            <span style={{ fontFamily: 'var(--font-display)', fontWeight: 700 }}>
              Markt, Straße, Bergwerk 1234567890
            </span>{' '}
            <span>Sell 2 wool for 4 coins · Äcker, Öl, Übung</span>
          </p>
        ))}
      </div>
    </>
  );
}
