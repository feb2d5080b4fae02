import { dataPermissionRoutes } from "@linehaul/schema/permissions/data-permission";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../access/node-id.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const LIMITED = { country: "LIMITED", org: "LIMITED", customer: "LIMITED", account: "LIMITED" } as const;
const never = { version: 0, modifiedBy: null, modifiedAt: null };
let gateway: TestGateway;
const saved: unknown[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(dataPermissionRoutes.all, async () => [
    { record: "ORDER" as const, ...LIMITED, ...never },
    { record: "AUDIT" as const, country: null, org: null, customer: null, account: null, ...never },
  ]);
  gateway.stubs.on(dataPermissionRoutes.update, async ({ body }) => {
    saved.push(body);
    return {
      record: "ORDER" as const,
      ...LIMITED,
      org: "OFF" as const,
      version: 1,
      modifiedBy: "admin",
      modifiedAt: null,
    };
  });
});
afterAll(() => gateway.close());

test("PERM-02 each record is a node with what it is limited by", async () => {
  const answer = await gateway.graph("{ dataPermissions { id record country org viewerMayEdit } }");
  expect(answer.data).toEqual({
    dataPermissions: [
      {
        id: encodeNodeId("DataPermission", "ORDER"),
        record: "ORDER",
        country: "LIMITED",
        org: "LIMITED",
        viewerMayEdit: true,
      },
      { id: encodeNodeId("DataPermission", "AUDIT"), record: "AUDIT", country: null, org: null, viewerMayEdit: true },
    ],
  });
  const node = `query ($id: ID!) { node(id: $id) { ... on DataPermission { record } } }`;
  const again = await gateway.graph(node, { variables: { id: encodeNodeId("DataPermission", "AUDIT") } });
  expect(again.data).toEqual({ node: { record: "AUDIT" } });
});

const SAVE = `mutation ($input: SaveDataPermissionInput!) {
  saveDataPermission(input: $input) { dataPermission { org version } errors { field message } }
}`;
test("PERM-02 a change goes to the service in one write; one that does not fit the record costs no call", async () => {
  const input = { record: "ORDER", ...LIMITED, org: "OFF", version: 0 };
  const answer = await gateway.graph(SAVE, { variables: { input } });
  expect(answer.data).toEqual({ saveDataPermission: { dataPermission: { org: "OFF", version: 1 }, errors: [] } });
  expect(saved).toEqual([input]);
  const bad = await gateway.graph(SAVE, { variables: { input: { record: "AUDIT", org: "OFF", version: 0 } } });
  expect(bad.data).toMatchObject({ saveDataPermission: { dataPermission: null, errors: [{ field: ["org"] }] } });
  expect(bad.calls).toEqual([]);
});
