const BYTES = 16;

/** A key for one submission: made when the form or the question opens, so that sending it twice does it once (ERR-05). */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (b) => b.toString(16).padStart(2, "0")).join("");
