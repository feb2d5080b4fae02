import { features as adminFeatures } from "@linehaul/admin/__generated__/features";
import { features as customerFeatures } from "@linehaul/customer/__generated__/features";
import { answerSample } from "@linehaul/gateway/testing/sample";
import { startTestGateway, type StartOptions, type TestGateway } from "@linehaul/gateway/testing/start";
import { features as orderFeatures } from "@linehaul/order/__generated__/features";
import { operations } from "./operations.ts";

/** Tests ask more in ten seconds than people do. */
const NO_LIMIT = "1000000";

/** A gateway with the console's operations over stubs that answer every route; reference data is in memory. */
export async function startStubbedGateway(o: Pick<StartOptions, "lane" | "validate"> = {}): Promise<TestGateway> {
  const gateway = await startTestGateway({ ...o, operations, env: { RATE_USER: NO_LIMIT, RATE_ADDRESS: NO_LIMIT } });
  const routes = [...adminFeatures, ...customerFeatures, ...orderFeatures].flatMap((feature) => feature.routes);
  for (const { route } of routes) if (!gateway.stubs.answers(route)) answerSample(gateway.stubs, route);
  await gateway.graph(
    '{ viewer { menu { moduleCode } } countries { code } dictionary(path: "order/status") { dicKey } }',
  );
  return gateway;
}
