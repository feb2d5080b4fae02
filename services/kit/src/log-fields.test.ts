import { pino } from "pino";
import { expect, test } from "vitest";
import { logOptions } from "./log.ts";
import { MOST_IN_LOG } from "./outgoing-text.ts";

const LONG = "n".repeat(900_000);

/** The line that is written of these fields. */
function line(fields: object): string {
  const lines: string[] = [];
  pino(logOptions("test", "info"), { write: (written) => void lines.push(written) }).info(fields, "told");
  return lines.join("");
}

test("FLT-08 a text in a log line is cut at 200 characters, and what is short stays", () => {
  const told = line({
    operation: LONG,
    path: `/${LONG}`,
    route: "graphql",
    status: 200,
    calls: [{ route: "POST /a" }],
  });
  expect(JSON.parse(told)).toMatchObject({
    operation: `${"n".repeat(MOST_IN_LOG - 1)}…`,
    path: `/${"n".repeat(MOST_IN_LOG - 2)}…`,
    route: "graphql",
    status: 200,
    calls: [{ route: "POST /a" }],
  });
});

test("FLT-08 an error says the beginning of its message, and its frames, whatever the message looks like", () => {
  const cause = new Error(LONG);
  const error = new Error(`not a node id: ${`\n    at ${LONG}`.repeat(20)}`, { cause });
  const told = line({ err: error });
  expect(told.length).toBeLessThan(12_000);
  expect(told).toContain("not a node id: ");
  expect(told).toContain("log-fields.test.ts");
});

test("FLT-08 a child's fields are cut as well, and secrets are no longer told than before", () => {
  const lines: string[] = [];
  const log = pino(logOptions("test", "info"), { write: (written) => void lines.push(written) });
  log.child({}, { redact: [] }).info({ operation: LONG }, "told");
  log.info({ token: LONG, user: { password: LONG } }, "told");
  expect(lines.map((one) => one.length < 1_000)).toEqual([true, true]);
  expect(lines[1]).toContain('"token":"•••"');
});
