import { encodeCursor } from "@linehaul/schema/paging";
import { isRecord } from "@linehaul/schema/record";
import fc from "fast-check";
import { hostile } from "../house/hostile.ts";
import { operationsByName } from "../house/operations.ts";

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
}
/** Texts that mean something somewhere: ids of all types, codes and names of the demo data. */
export const KNOWN: readonly string[] = [
  ...new Set([...operationsByName.values()].flatMap(({ examples }) => textsIn(examples))),
].sort();

/** Texts that look like a date, an instant or a number, and are not one that a database holds. */
const NEARLY = [
  "0000-00-00",
  "-0001-01-01",
  "2026-02-30",
  "9999-12-31T23:59:60Z",
  "+275760-09-13T00:00:00.001Z",
  "2026-01-01T00:00:00.000000001+14:00",
  "1e400",
  "-0",
  "NaN",
  "9".repeat(400),
  `0.${"0".repeat(300)}1`,
  "00000000-0000-0000-0000-000000000000",
];
/** A good part of what a body may hold. */
const HUGE = "长".repeat(100_000);
/** The most of a body: beyond a megabyte it is not read, and the connection is closed while it is written. */
const MOST_IN_BODY = 300_000;
const MOST_IN_LIST = 300;

/** As many of it as a list may be sent. */
export function manyOf(value: unknown, most = MOST_IN_LIST): unknown[] {
  const size = JSON.stringify(value)?.length ?? 1;
  return Array.from({ length: Math.min(most, Math.ceil(MOST_IN_BODY / size)) }, () => value);
}

/** A body as it is sent; one that is too long breaks off. */
export const bodyOf = (value: unknown): string => (JSON.stringify(value) ?? "").slice(0, MOST_IN_BODY);

const part = fc.oneof(fc.constantFrom(...KNOWN), fc.constantFrom(...NEARLY), hostile);
const whole = fc.constantFrom(1, 2, 199, 200, 2 ** 31, Number.MAX_SAFE_INTEGER);

/** A cursor that nobody gave out, for a query of this hash. */
export const forged = (hash: string): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(part, part, fc.boolean())
      .map(([value, id, isNull]) => encodeCursor({ kind: "key", hash, value: isNull ? "" : `=${value}`, id })),
    fc.tuple(whole, whole).map(([num, size]) => encodeCursor({ kind: "page", hash, num, size })),
  );

/** Any text: what is known, what nearly is, and what is no good anywhere. */
export const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...KNOWN) },
  { weight: 12, arbitrary: hostile },
  { weight: 6, arbitrary: fc.constantFrom(...NEARLY) },
  { weight: 2, arbitrary: fc.string({ unit: "binary" }).chain(forged) },
  { weight: 1, arbitrary: fc.constant(HUGE) },
);

/** Numbers at their edges. */
export const number: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, 1, -1, 2, 20, 200, 201, 10_000, 0.5, 1e308),
  fc.constantFrom(2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, 2 ** 63),
  fc.integer({ min: 1, max: 200 }),
);

/** What stands where something else is expected. */
export const stray: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, true, [], {}, [[]], "5", 5),
  fc.json({ maxDepth: 3 }).map((json): unknown => JSON.parse(json)),
);

/** Once in a while something else. */
export const mostly = <T>(arbitrary: fc.Arbitrary<T>, weight = 60): fc.Arbitrary<unknown> =>
  fc.oneof({ weight, arbitrary }, { weight: 1, arbitrary: stray });

/** A text as a client gets it into a header: bytes of UTF-8, nothing that its own HTTP refuses to send. */
export const headerText: fc.Arbitrary<string> = text.map((any) =>
  Buffer.from(any)
    .toString("latin1")
    .slice(0, 1_000)
    .replace(/[^\t -~\x80-\xff]/g, "")
    .trim(),
);

/** Hostile values of these headers, now and then. */
export const headers = (names: readonly string[]): fc.Arbitrary<Readonly<Record<string, string>>> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.dictionary(fc.constantFrom(...names), headerText, {
        minKeys: 1,
        maxKeys: 3,
        noNullPrototype: true,
      }),
    },
  );

/** Bodies that are no JSON, or no JSON that anybody means. */
export const strayBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "{",
    "null",
    "[]",
    '"',
    '{"query":5}',
    '{"__proto__":{"id":1}}',
    '{"id":"x","id":["y"]}',
    "1e999",
    "\u{feff}{}",
  ),
  fc.constantFrom("[".repeat(20_000), '{"a":'.repeat(20_000), `{"variables":${"[".repeat(5_000)}${"]".repeat(5_000)}}`),
  fc.json(),
  text,
);
