/** Solves linear equations (Gauss, with the largest pivot); what the equations leave open becomes 0. */
export function solve(matrix: readonly (readonly number[])[], target: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, target[at] ?? 0]);
  const size = rows.length;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column);
    const best = rest.reduce(
      (most, row, at) => (Math.abs(row[column] ?? 0) > Math.abs(rest[most]?.[column] ?? 0) ? at : most),
      0,
    );
    const pivot = rest[best] ?? [];
    rows.splice(column + best, 1);
    rows.splice(column, 0, pivot);
    const head = pivot[column] ?? 0;
    if (Math.abs(head) < 1e-12) continue;
    for (let at = 0; at < size; at++) {
      const row = rows[at];
      if (!row || at === column) continue;
      const factor = (row[column] ?? 0) / head;
      for (let place = column; place <= size; place++) row[place] = (row[place] ?? 0) - factor * (pivot[place] ?? 0);
    }
  }
  return rows.map((row, at) => (Math.abs(row[at] ?? 0) < 1e-12 ? 0 : (row[size] ?? 0) / (row[at] ?? 1)));
}
