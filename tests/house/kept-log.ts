import { Writable } from "node:stream";

/** A place for log lines that can be read again. */
export interface KeptLog {
  readonly to: Writable;
  readonly text: () => string;
  /** Lets go of what was logged so far. */
  readonly forget: () => void;
}

export function keptLog(): KeptLog {
  let logged = "";
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  return { to, text: () => logged, forget: () => void (logged = "") };
}
