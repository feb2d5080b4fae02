import { Writable } from "node:stream";

/** A place for log lines that can be read again. */
export interface KeptLog {
  readonly to: Writable;
  readonly text: () => string;
  /** Each as it was written, whole. */
  readonly lines: () => readonly string[];
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
  const lines = () => logged.split("\n").filter((line) => line !== "");
  return { to, text: () => logged, lines, forget: () => void (logged = "") };
}
