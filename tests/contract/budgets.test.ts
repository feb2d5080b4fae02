import { beforeAll, describe, expect, test } from "vitest";
import { answeredOperations } from "../house/operations.ts";
import { readBudgets } from "./budgets.ts";
import { measureOperations, type Measured } from "./measure.ts";

const budgets = readBudgets();
let measured: ReadonlyMap<string, Measured>;
beforeAll(async () => {
  measured = new Map((await measureOperations()).map((m) => [m.name, m]));
}, 60_000);

test("every operation of the console has a budget, and no other", () => {
  expect(Object.keys(budgets).sort()).toEqual(answeredOperations.map(({ name }) => name).sort());
});

describe("an operation costs what its budget says: `npm run budgets -w tests` after a change that is meant", () => {
  test.each(answeredOperations.map(({ name }) => name))("%s", (name) => {
    const found = measured.get(name);
    expect(found?.errors).toEqual([]);
    expect(found?.calls).toEqual(budgets[name]);
  });
});

/** They hand out a file's ticket: the file's owner is asked, and records it, when the file is fetched or sent. */
const isTicket = (name: string): boolean => /(Download|Ticket)Mutation$/.test(name);

/** They ask the admin service first which organisations there are: the service that reads the sheet knows none. */
const READS_BEFORE: ReadonlySet<string> = new Set(["customerUploadCheckMutation", "customerUploadStoreMutation"]);
const callsOf = (name: string): number => (isTicket(name) ? 0 : READS_BEFORE.has(name) ? 2 : 1);

test("a mutation is one write of one service; a ticket for a file is none", () => {
  const writes = [...measured.values()].filter((m) => m.isMutation).map((m) => [m.name, m.total] as const);
  expect(writes).toEqual(writes.map(([name]) => [name, callsOf(name)]));
});
