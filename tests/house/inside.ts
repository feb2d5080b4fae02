/** What of the inside of a process may have got out in a text that somebody is told; null: nothing. */
export const insideOf = (text: string): string | null =>
  /ECONN|127\.0\.0\.1|postgres|stack|node_modules|\.ts:|10\.1\.2\.3|Failed query/i.exec(text)?.[0] ?? null;
