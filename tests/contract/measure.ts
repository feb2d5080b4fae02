import { features as adminFeatures } from "@linehaul/admin/__generated__/features";
import { features as customerFeatures } from "@linehaul/customer/__generated__/features";
import { answerSample } from "@linehaul/gateway/testing/sample";
import { startTestGateway } from "@linehaul/gateway/testing/start";
import { features as orderFeatures } from "@linehaul/order/__generated__/features";
import { getOperationAST, parse } from "graphql";
import { operations } from "../house/operations.ts";
import { sampleVariables } from "./sample-variables.ts";

/** Calls a service, by the service's name; one that is not asked is left out. */
export type Calls = Readonly<Record<string, number>>;
export interface Measured {
  readonly name: string;
  readonly isMutation: boolean;
  readonly calls: Calls;
  /** Messages of whatever went wrong, also of what a user could mend. */
  readonly errors: readonly string[];
}

/** What each operation of the console costs a user who may everything, with reference data in memory. */
export async function measureOperations(): Promise<readonly Measured[]> {
  const gateway = await startTestGateway({ operations });
  try {
    const routes = [...adminFeatures, ...customerFeatures, ...orderFeatures].flatMap((feature) => feature.routes);
    for (const { route } of routes) if (!gateway.stubs.answers(route)) answerSample(gateway.stubs, route);
    await gateway.graph(
      '{ viewer { menu { moduleCode } } countries { code } dictionary(path: "order/status") { dicKey } }',
    );
    const measured: Measured[] = [];
    for (const text of operations.values()) {
      const operation = getOperationAST(parse(text));
      if (!operation) continue;
      const from = gateway.stubs.calls.length;
      const answer = await gateway.graph(text, { variables: sampleVariables(operation) });
      const calls: Record<string, number> = {};
      for (const { service, caller } of gateway.stubs.calls.slice(from))
        if (caller.button !== "GATEWAY") calls[service] = (calls[service] ?? 0) + 1;
      const userErrors = JSON.stringify(answer.data).includes('"errors":[{') ? [JSON.stringify(answer.data)] : [];
      measured.push({
        name: operation.name?.value ?? "",
        isMutation: operation.operation === "mutation",
        calls,
        errors: [...answer.errors.map((e) => e.message), ...userErrors],
      });
    }
    return measured.sort((a, b) => (a.name < b.name ? -1 : 1));
  } finally {
    await gateway.close();
  }
}
