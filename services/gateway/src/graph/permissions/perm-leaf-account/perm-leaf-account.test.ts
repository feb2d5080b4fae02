import { SERVICE_CODES } from "@linehaul/schema/errors";
import { BUTTONS } from "@linehaul/schema/modules";
import { leafAccountRoutes } from "@linehaul/schema/permissions/perm-leaf-account";
import { VIEW_AS, viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { sampleOf } from "../../../testing/sample.ts";
import { StubFailure } from "../../../testing/stubs.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const [mine, others, higher] = [sessionActor().userId, uuid(7, 21), uuid(7, 22)];
const account = sampleOf(leafAccountRoutes.add.result);
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  stubs.on(leafAccountRoutes.add, async () => account);
  stubs.on(leafAccountRoutes.byIds, async ({ body }) => body.ids.map((id) => ({ ...account, id })));
  stubs.on(viewAsRoutes.viewable, async ({ body }) =>
    body.ids.map((accountId) => ({ accountId, may: accountId === others })),
  );
  const without = (button: string) => sessionActor({ buttons: BUTTONS.filter((b) => b !== button) });
  people.set("no-grant", without("PERM_LEAF_ACCOUNT.GRANT"));
  people.set("no-view-as", without(VIEW_AS));
  const viewedBy = { userId: uuid(7, 9), userName: "x", displayName: "X", until: "2026-01-01T00:30:00.000Z" };
  people.set("viewing", sessionActor({ viewedBy }));
  await gateway.graph("{ countries { code } }");
});
afterAll(() => gateway.close());

const SAVE = `mutation ($input: SaveLeafAccountInput!) {
  saveLeafAccount(input: $input) { leafAccount { id } errors { __typename field message } }
}`;
const own = { userName: "new.one", displayName: "New", centralAccount: "NEW" };

test("SEC-01 a new account with what row rules read is refused at those fields to whom may not grant, at no cost", async () => {
  const input = { ...own, workNo: "300001", countryCode: "MY", orgCode: "" };
  const message = "It decides which rows the user sees: to set or change it takes the button to grant";
  const refused = await gateway.graph(SAVE, { variables: { input }, token: "no-grant" });
  expect(refused.data).toEqual({
    saveLeafAccount: {
      leafAccount: null,
      errors: ["workNo", "countryCode"].map((field) => ({ __typename: "InvalidInput", field: [field], message })),
    },
  });
  expect(refused.calls).toEqual([]);
  for (const [given, token] of [[input], [own, "no-grant"]] as const) {
    const saved = await gateway.graph(SAVE, { variables: { input: given }, ...(token && { token }) });
    expect(saved.data).toMatchObject({ saveLeafAccount: { errors: [] } });
  }
});

test("SEC-01 of an edit the service's refusal stands at its fields", async () => {
  gateway.stubs.on(leafAccountRoutes.update, async () => {
    const fields = [{ path: ["userName"], key: "account.userNameStays", params: {} }];
    throw new StubFailure(SERVICE_CODES.invalid, { fields });
  });
  const input = { ...own, id: encodeNodeId("LeafAccount", others), version: 1 };
  const refused = await gateway.graph(SAVE, { variables: { input } });
  expect(refused.data).toMatchObject({ saveLeafAccount: { leafAccount: null, errors: [{ field: ["userName"] }] } });
});

const NODES = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on LeafAccount {
    viewerMayEdit viewerMayEnable viewerMayDisable viewerMayGrant viewerMaySetDefaultRole viewerMayViewAs
  } }
}`;
const ask = (ids: readonly string[], token?: string) =>
  gateway.graph(NODES, {
    variables: { ids: ids.map((id) => encodeNodeId("LeafAccount", id)) },
    ...(token && { token }),
  });

test("SEC-01 nothing is offered that he would do to his own account", async () => {
  const acts = (may: boolean) =>
    Object.fromEntries(["Edit", "Enable", "Disable", "Grant", "SetDefaultRole"].map((act) => [`viewerMay${act}`, may]));
  const { data } = await ask([mine, others]);
  expect(data).toMatchObject({ nodes: [acts(false), acts(true)] });
});

test("SEC-04 viewing is offered where the service says so, asked once for all accounts, and to nobody without the button", async () => {
  const may = (data: unknown, ...is: boolean[]) =>
    expect(data).toMatchObject({ nodes: is.map((viewerMayViewAs) => ({ viewerMayViewAs })) });
  const asked = await ask([others, higher]);
  may(asked.data, true, false);
  expect(asked.calls).toHaveLength(2);
  for (const token of ["no-view-as", "viewing"]) {
    const { data, calls } = await ask([others], token);
    may(data, false);
    expect(calls).toHaveLength(1);
  }
});
