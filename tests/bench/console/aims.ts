/** What should hold of a figure: of its median, of 95 in 100, of its median over that of the build before. */
export interface Aim {
  readonly median?: number;
  readonly p95?: number;
  readonly ratio?: number;
}

/** At 60 a second; the browser tells of frames in steps of 8 ms. */
const TWO_FRAMES = 32;

/** By what is measured, then by figure. Milliseconds, but for builds (s) and the heap (MiB). */
export const AIMS: Readonly<Record<string, Readonly<Record<string, Aim>>>> = {
  switch: { main: { median: 50, p95: 100, ratio: 0.25 }, frame: { median: 50, p95: 100 } },
  "palette, open": { main: { median: 50 } },
  "palette, close": { main: { median: 50 } },
  sort: { main: { ratio: 0.5 } },
  page: { main: { ratio: 0.5 } },
  tick: { script: { median: 16 } },
  "200 rows, sort": { frame: { median: TWO_FRAMES } },
  "200 rows, page": { frame: { median: TWO_FRAMES } },
  "200 rows, tick": { frame: { median: TWO_FRAMES } },
  "key in a form": { script: { median: 16 } },
  "key in a search": { script: { median: 16 } },
  "address to rows, cold": { rows: { ratio: 0.6 } },
  "address to rows, warm": { rows: { ratio: 0.5 } },
  "heap, 200 tabs": { end: { ratio: 1.05 } },
  build: { seconds: { ratio: 1.5 } },
};
