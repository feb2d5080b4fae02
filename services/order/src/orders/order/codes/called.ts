/** As rows are compared by what people call them: narrow letters, small ones, no space around. */
const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

interface Called {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZhCn: string;
  readonly nameZhHk: string;
}
/** Finds a row of base data by its code, or by its name in any language; of several the first. */
export function called<R extends Called>(rows: readonly R[]): (text: string) => R | undefined {
  const byText = new Map(
    rows
      .toReversed()
      .flatMap((row) =>
        [row.nameZhHk, row.nameZhCn, row.nameEn, row.code].map((name): [string, R] => [plain(name), row]),
      ),
  );
  // A code goes before a name that another row has.
  for (const row of rows) byText.set(plain(row.code), row);
  return (text) => byText.get(plain(text));
}
