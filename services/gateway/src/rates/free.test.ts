import { expect, test } from "vitest";
import { startTestGateway } from "../testing/start.ts";

test("FLT-14 health and files of the console are there however often an address asks; what costs a service is counted", async () => {
  const gateway = await startTestGateway({ env: { RATE_ADDRESS: "1" } });
  const statusOf = async (path: string) => (await gateway.fetch(path)).status;
  for (let n = 0; n < 3; n++) {
    expect(await statusOf("/health/live")).toBe(200);
    expect(await statusOf("/favicon.ico")).not.toBe(429);
  }
  await statusOf("/graphql");
  expect(await statusOf("/graphql")).toBe(429);
  await gateway.close();
});
