export type Matrix = readonly (readonly number[])[];

/** A matrix times a column. */
export function multiply(matrix: Matrix, column: readonly number[]): number[] {
  return matrix.map((row) => row.reduce((sum, value, index) => sum + value * (column[index] as number), 0));
}

/** The inverse of a matrix that has one (Gauss–Jordan with pivots). */
export function inverse(matrix: Matrix): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, index) => (index === at ? 1 : 0))]);
  for (let column = 0; column < size; column++) {
    const largest = rows.reduce(
      (best, row, at) =>
        at > column && Math.abs(row[column] as number) > Math.abs(rows[best]?.[column] as number) ? at : best,
      column,
    );
    [rows[column], rows[largest]] = [rows[largest] as number[], rows[column] as number[]];
    const pivotRow = rows[column] as number[];
    const pivot = pivotRow[column] as number;
    if (pivot === 0) throw new Error('this matrix has no inverse');
    for (const [index, value] of pivotRow.entries()) pivotRow[index] = value / pivot;
    for (const row of rows) {
      const factor = row[column] as number;
      if (row === pivotRow || factor === 0) continue;
      for (const [index, value] of pivotRow.entries()) row[index] = (row[index] as number) - factor * value;
    }
  }
  return rows.map((row) => row.slice(size));
}
