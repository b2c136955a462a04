/** Far below the number of values that one statement may have in either database, for rows of up to 25 columns. */
const MOST_ROWS = 1000;

/** The rows in portions that fit into one statement each; none for no rows. */
export function* chunks<Row>(rows: readonly Row[]): Generator<readonly Row[]> {
  for (let start = 0; start < rows.length; start += MOST_ROWS) yield rows.slice(start, start + MOST_ROWS);
}
