import { Writable } from "node:stream";

/** A place for log lines that can be read again. */
export function keptLog(): { readonly to: Writable; readonly text: () => string } {
  let logged = "";
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  return { to, text: () => logged };
}
