import { score } from '@altiplano/rules';
import { plain, type Sight } from '@altiplano/text';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/button.tsx';
import { LiveRegion } from '../../ui/live-region.tsx';
import { useMedia } from '../layout/use-media.ts';
import { saidOf } from '../play/grouping.ts';
import { useTable } from '../state/at-table.ts';
import { useAim } from '../state/use-cells.ts';
import { useForecast } from './use-forecast.ts';
import styles from './text-view.module.css';

/**
 * At the foot of the text: what is chosen or pointed at, with what it costs and brings; for a finger, which could not
 * see that before, the button that does it. Always as high, so that nothing moves under the finger.
 */
export function TextForecast({ status }: { status: RefObject<HTMLElement | null> }) {
  const { words, game, seen, seat, names, legal, considered, play, letGo } = useTable();
  const moves = useSyncExternalStore(considered.subscribe, considered.getSnapshot);
  const aim = useAim();
  const isTouched = useMedia('(pointer: coarse)');
  const forecast = useForecast(seat === null ? 0 : score(game, seat).total);
  const doIt = useRef<HTMLButtonElement>(null);
  // Whoever cannot see it hears it, and is where it can be done.
  useEffect(() => {
    if (aim !== null) doIt.current?.focus();
  }, [aim]);
  if (seat === null || legal.length === 0) return null;
  const sight: Sight = { seen, seat, names };
  const chosen = aim ?? moves;
  const said = chosen === null ? null : plain(saidOf(chosen, game, sight));
  const go = (run: () => void) => (): void => {
    run();
    // The button goes with what it did.
    status.current?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.forecast} role="group" aria-label={words.aim}>
      <LiveRegion text={aim === null || said === null ? '' : `${said} ${forecast ?? ''}`} />
      <p className={styles.says}>
        {said === null ? (
          words.forecastHere
        ) : (
          <>
            <strong>{said}</strong>
            {forecast !== null && <span className={styles.changes}>{forecast}</span>}
          </>
        )}
      </p>
      {(isTouched || aim !== null) && (
        <div className={styles.doings}>
          {aim !== null && <Button onClick={go(letGo)}>{words.cancel}</Button>}
          <Button
            ref={doIt}
            variant="primary"
            reason={aim === null ? words.forecastHere : undefined}
            onClick={go(() => aim !== null && play(aim))}
          >
            {words.doIt}
          </Button>
        </div>
      )}
    </div>
  );
}
