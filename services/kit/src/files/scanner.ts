/** The scanner does not answer, or not as one does: nothing is let through. */
export class ScannerAway extends Error {
  constructor(why: string, cause?: unknown) {
    super(`the virus scanner ${why}`, { cause });
    this.name = "ScannerAway";
  }
}

/** Looks for what harms. */
export interface Scanner {
  /** What stands beside each file that it looked at. */
  readonly name: "clamd" | "local";
  /** What it found, by name; null: nothing. Throws ScannerAway, never lets through what it has not seen to the end. */
  scan(chunks: AsyncIterable<Uint8Array>): Promise<string | null>;
}
