import { type Example, listMessages } from '@altiplano/text';
import { basicExchanges } from '@altiplano/rules/engine';
import { useTexts } from '../app/language/language.tsx';
import { GoodGhost } from '../art/goods/good-ghost.tsx';
import { GoodTile } from '../art/goods/good-tile.tsx';
import { Rich } from '../text/rich.tsx';
import styles from './example-view.module.css';
import { useHelp } from './use-help.ts';

/** What a paragraph shows: an exchange, rows of the warehouse, or a list out of the pack. */
export function ExampleView({ example }: { example: Example }) {
  const { names } = useHelp();
  switch (example.is) {
    case 'exchange':
      return <Exchange id={example.id} />;
    case 'rows':
      return <Rows rows={example.rows} />;
    case 'list':
      return (
        <ul className={styles.list}>
          {listMessages(example.list, names).map((message, index) => (
            <li key={index}>
              <Rich message={message} />
            </li>
          ))}
        </ul>
      );
  }
}

function Exchange({ id }: { id: string }) {
  const { mark } = useTexts();
  const { names } = useHelp();
  const exchange = basicExchanges(names.components).find((one) => one.id === id);
  return exchange === undefined ? null : (
    <p className={styles.exchange}>
      <Rich message={mark.exchange(exchange.pays, exchange.gains)} />
    </p>
  );
}

function Rows({ rows }: { rows: Extract<Example, { is: 'rows' }>['rows'] }) {
  const { words } = useTexts();
  return (
    <ul className={styles.rows}>
      {rows.map(({ tiles, spaces }, row) => (
        <li key={row} className={styles.row}>
          {Array.from({ length: spaces }, (_, space) => {
            const good = tiles[space];
            if (good !== undefined)
              return <GoodTile key={space} good={good} size={36} title={words.things[good]} />;
            const first = tiles[0];
            return first === undefined ? null : <GoodGhost key={space} good={first} size={36} />;
          })}
        </li>
      ))}
    </ul>
  );
}
