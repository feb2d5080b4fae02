import { insideOf } from "../house/inside.ts";

/** A line that nobody reads any more (FLT-08). */
const LONGEST_LINE = 20_000;

/** What a log tells of faults: lines of errors, calls to an address that nobody answers, lines without an end. */
export function faultsIn(log: string): string[] {
  return log
    .split("\n")
    .flatMap((line) => [
      ...(/"level":[56]0/.test(line) ? [`an error line: ${line.slice(0, 2_000)}`] : []),
      ...(line.length > LONGEST_LINE ? [`a log line of ${line.length} characters: ${line.slice(0, 200)}`] : []),
    ]);
}

/** What every answer must hold to, whoever gives it. */
export function faultsOf(status: number, told: string): string[] {
  const inside = insideOf(told);
  return [
    ...(status >= 500 ? [`status ${status}: ${told.slice(0, 500)}`] : []),
    ...(inside === null ? [] : [`"${inside}" of the inside is told: ${told.slice(0, 500)}`]),
  ];
}
