import { isDeepStrictEqual } from "node:util";
import { ask, type Answered, type Contender } from "./ask.ts";
import type { Measured } from "./operations.ts";

const told = ({ status, bytes, body }: Answered): string =>
  `${status}, ${bytes} bytes: ${JSON.stringify(body).slice(0, 300)}`;

/** Where contenders answer an operation otherwise than the first of them: data, errors and size. Returns the size that all agree on. */
export async function compare(
  contenders: readonly Contender[],
  operation: Measured,
): Promise<{ readonly bytes: number; readonly problems: readonly string[] }> {
  const [first, ...others] = contenders;
  if (first === undefined) throw new Error("nobody answers");
  const wanted = await ask(first, operation);
  const problems: string[] = [];
  if (wanted.status !== 200 || "errors" in wanted.body)
    problems.push(`${operation.key}, ${first.name}: ${told(wanted)}`);
  for (const other of others) {
    const found = await ask(other, operation);
    if (found.status !== wanted.status || found.bytes !== wanted.bytes || !isDeepStrictEqual(found.body, wanted.body))
      problems.push(`${operation.key}: ${other.name} answers otherwise than ${first.name}: ${told(found)}`);
  }
  return { bytes: wanted.bytes, problems };
}
