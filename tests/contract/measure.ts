import type { StubCall } from "@linehaul/gateway/testing/stubs";
import { getOperationAST, parse } from "graphql";
import { answeredOperations } from "../house/operations.ts";
import { startStubbedGateway } from "../house/stubbed.ts";

/** Calls of a service, by its name; one that is not asked is left out. */
export type Calls = Readonly<Record<string, number>>;
export interface Measured {
  readonly name: string;
  readonly isMutation: boolean;
  readonly calls: Calls;
  /** The most calls that one request makes in all. */
  readonly total: number;
  /** Messages of whatever went wrong, also of what a user could mend. */
  readonly errors: readonly string[];
}

function counted(calls: readonly StubCall[]): Calls {
  const count: Record<string, number> = {};
  for (const { service, caller } of calls) if (caller.button !== "GATEWAY") count[service] = (count[service] ?? 0) + 1;
  return count;
}

/** The larger number of each service. */
const larger = (a: Calls, b: Calls): Calls =>
  Object.fromEntries(Object.keys({ ...a, ...b }).map((s) => [s, Math.max(a[s] ?? 0, b[s] ?? 0)]));
const sum = (calls: Calls): number => Object.values(calls).reduce((a, b) => a + b, 0);

/** What each operation of the console costs a user who may everything, with reference data in memory. */
export async function measureOperations(): Promise<readonly Measured[]> {
  const gateway = await startStubbedGateway();
  try {
    const measured: Measured[] = [];
    for (const { name, text, examples } of answeredOperations) {
      const errors = examples.length === 0 ? ["it has no example"] : [];
      let calls: Calls = {};
      let total = 0;
      for (const variables of examples) {
        const from = gateway.stubs.calls.length;
        const answer = await gateway.graph(text, { variables: { ...variables } });
        const made = counted(gateway.stubs.calls.slice(from));
        calls = larger(calls, made);
        total = Math.max(total, sum(made));
        const userErrors = JSON.stringify(answer.data).includes('"errors":[{') ? [JSON.stringify(answer.data)] : [];
        errors.push(...answer.errors.map((e) => e.message), ...userErrors);
      }
      measured.push({ name, isMutation: getOperationAST(parse(text))?.operation === "mutation", calls, total, errors });
    }
    return measured.sort((a, b) => (a.name < b.name ? -1 : 1));
  } finally {
    await gateway.close();
  }
}
