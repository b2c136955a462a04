import { drawOdds, nextDraw } from '@altiplano/client';
import { GOODS } from '@altiplano/rules';
import { Dialog } from '../../ui/dialog.tsx';
import { ThingIcon } from '../message/thing-icon.tsx';
import { useTable } from '../state/at-table.ts';
import styles from './overlay.module.css';
import { Pool } from './player-pools.tsx';
import { PickFromContainer } from './pick-from-container.tsx';

/** Odds of the own bag: exact chances for the next draw. */
export function OddsDialog() {
  const { show, words, game, seat, own } = useTable();
  const draw = seat === null ? null : nextDraw(game, seat);
  return (
    <Dialog open title={words.odds} closeLabel={words.close} onClose={() => show(null)} size="medium">
      <div className={styles.stack}>
        {draw === null ? (
          <p>{words.oddsNone}</p>
        ) : draw.tiles === 0 ? (
          <p>{words.oddsFull}</p>
        ) : (
          <OddsTable draw={draw} />
        )}
        {own?.bag && <Pool name={words.bag} goods={own.bag} />}
        {own?.container && <Pool name={words.container} goods={own.container} />}
        <PickFromContainer />
      </div>
    </Dialog>
  );
}

function OddsTable({ draw }: { draw: NonNullable<ReturnType<typeof nextDraw>> }) {
  const { words, texts, language } = useTable();
  const odds = drawOdds(draw);
  if (odds.goods.length === 0) return <p>{words.oddsEmpty}</p>;
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  return (
    <>
      <p>
        {words.oddsDraw(odds.tiles)} {odds.refillAfter !== null && words.oddsRefill(odds.refillAfter)}
      </p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{words.oddsGood}</th>
            <th scope="col">{words.oddsIn}</th>
            <th scope="col">{words.oddsSome}</th>
            <th scope="col">{words.oddsExpected}</th>
          </tr>
        </thead>
        <tbody>
          {odds.goods.map(({ good, some, expected }) => {
            const index = GOODS.indexOf(good);
            return (
              <tr key={good}>
                <th scope="row">
                  <span className={styles.counted}>
                    <ThingIcon thing={good} size={24} />
                    {texts.words.things[good]}
                  </span>
                </th>
                <td>{`${draw.bag[index] ?? 0} / ${draw.container[index] ?? 0}`}</td>
                <td>{percent.format(some)}</td>
                <td>{number.format(expected)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
