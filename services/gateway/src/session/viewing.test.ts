import { BUTTONS } from "@linehaul/schema/modules";
import { auditRoutes } from "@linehaul/schema/permissions/perm-audit";
import { viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { encodeNodeId } from "../access/node-id.ts";
import { sessionActor } from "../testing/fixtures.ts";
import { uuid } from "../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../testing/start.ts";

const UNTIL = "2026-01-01T00:30:00.000Z";
const viewedBy = { userId: uuid(7, 9), userName: "admin", displayName: "Lim Wei Jie", until: UNTIL };
const viewed = { userId: uuid(7, 2), userName: "reviewer.my", displayName: "Nur Aisyah" };

let gateway: TestGateway;
const started: unknown[] = [];
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.people.set("viewing", sessionActor({ ...viewed, viewedBy }));
  gateway.stubs.on(viewAsRoutes.start, async ({ body }) => {
    started.push(body);
    return { until: UNTIL };
  });
  gateway.stubs.on(viewAsRoutes.stop, async () => ({ stopped: true }));
  gateway.stubs.on(auditRoutes.export, async () => ({
    name: "a.csv",
    type: "text/csv",
    chunks: (async function* () {})(),
  }));
});
afterAll(() => gateway.close());

const as = { token: "viewing" };
const callers = () => gateway.stubs.calls.filter((call) => call.caller.button !== "GATEWAY").map((c) => c.caller);

test("whoever views as another is answered as that user, and every call names both", async () => {
  const answer = await gateway.graph(
    "{ viewer { userName role { roleCode } buttons viewedBy { userName displayName until } } orders { edges { node { id } } } }",
    as,
  );
  expect(answer.errors).toEqual([]);
  expect(answer.data).toMatchObject({
    viewer: {
      userName: "reviewer.my",
      role: { roleCode: "ADMINISTRATOR" },
      buttons: [...BUTTONS].sort(),
      viewedBy: { userName: "admin", displayName: "Lim Wei Jie", until: UNTIL },
    },
  });
  expect(callers().at(-1)).toMatchObject({
    user: viewed.userId,
    viewedBy: { user: viewedBy.userId, userName: "admin" },
  });
  const alone = await gateway.graph("{ viewer { viewedBy { userName } } }");
  expect(alone.data).toEqual({ viewer: { viewedBy: null } });
});

test.each([
  [
    "a change",
    'mutation { saveCurrency(input: { code: "XTS", nameEn: "x", nameZh: "x", symbol: "x", decimals: 2, rateToCny: "1", sort: 1 }) { errors { message } } }',
  ],
  [
    "what is the user's own",
    'mutation { savePreference(input: { key: "table.X", value: "{}" }) { errors { message } } }',
  ],
  [
    "a value in the clear",
    `mutation { reveal(input: { id: "${encodeNodeId("Order", uuid(1, 1))}", field: RECEIVER_PHONE, reason: "because" }) { value } }`,
  ],
  ["a file", "mutation { exportAudit(input: {}) { ticket } }"],
  [
    "viewing as somebody else",
    `mutation { viewAs(input: { id: "${encodeNodeId("LeafAccount", uuid(7, 3))}", reason: "because" }) { errors { message } } }`,
  ],
])("is refused %s, whatever the user may, at no cost", async (_what, query) => {
  const answer = await gateway.graph(query, as);
  expect(answer.errors).toMatchObject([
    {
      message: "You are viewing as another user: nothing can be changed, shown in the clear or taken along.",
      extensions: { code: "09020203" },
    },
  ]);
  // No button would help, so none is named.
  expect(answer.errors[0]?.extensions).not.toHaveProperty("may");
  expect(answer.calls).toEqual([]);
});

test("a ticket of before is worth nothing any more", async () => {
  const made = await gateway.graph("mutation { exportAudit(input: {}) { ticket } }");
  const { exportAudit } = z.object({ exportAudit: z.object({ ticket: z.string() }) }).parse(made.data);
  const answer = await gateway.fetch(`/files/${exportAudit.ticket}`, { token: "viewing" });
  expect([answer.status, (await answer.text()).includes("09020203")]).toEqual([403, true]);
});

test("starting says of which session it is, and what was kept of it is forgotten", async () => {
  gateway.people.set("starts", sessionActor());
  const id = encodeNodeId("LeafAccount", uuid(7, 2));
  const start = (input: object) =>
    gateway.graph("mutation ($input: ViewAsInput!) { viewAs(input: $input) { viewing { until } errors { field } } }", {
      variables: { input },
      token: "starts",
    });
  expect((await start({ id, reason: "no" })).data).toEqual({
    viewAs: { viewing: null, errors: [{ field: ["reason"] }] },
  });
  expect(started).toEqual([]);
  expect((await start({ id, reason: "They see no orders" })).data).toEqual({
    viewAs: { viewing: { until: UNTIL }, errors: [] },
  });
  expect(started).toEqual([
    { accountId: uuid(7, 2), reason: "They see no orders", sessionId: sessionActor().sessionId },
  ]);
  // At once, though the gateway keeps an actor for a second.
  gateway.people.set("starts", sessionActor({ ...viewed, viewedBy }));
  const next = await gateway.graph("{ viewer { userName } }", { token: "starts" });
  expect(next.data).toEqual({ viewer: { userName: "reviewer.my" } });
});

test("stopping is the one mutation that is taken", async () => {
  gateway.people.set("stops", sessionActor({ ...viewed, viewedBy }));
  const stop = "mutation { stopViewing(input: {}) { viewing { wasViewing } errors { message } } }";
  const stopped = await gateway.graph(stop, { token: "stops" });
  expect(stopped.data).toEqual({ stopViewing: { viewing: { wasViewing: true }, errors: [] } });
  expect(callers().at(-1)).toMatchObject({ button: "SELF", viewedBy: { userName: "admin" } });
  gateway.people.set("stops", sessionActor());
  expect((await gateway.graph("{ viewer { userName } }", { token: "stops" })).data).toEqual({
    viewer: { userName: "admin" },
  });
});
