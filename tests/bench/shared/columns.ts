/** Columns as wide as what stands in them; the first ones to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[], left = 1): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row.map((text, i) => (i < left ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join("  "),
  );
}
