import { SERVICE_CODES } from "@linehaul/schema/errors";
import { staffAuditAuthRoutes as routes } from "@linehaul/schema/orders/staff-audit-auth/routes";
import type { StaffAuditAuth } from "@linehaul/schema/orders/staff-audit-auth/row";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const row: StaffAuditAuth = {
  userName: "reviewer.my",
  countries: ["JP"],
  remark: "",
  id: uuid(9, 1),
  status: "ENABLED",
  version: 2,
  site: "MY",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("StaffAuditAuth", row.id);
const SAVE = `mutation ($input: SaveStaffAuditAuthInput!) {
  saveStaffAuditAuth(input: $input) { staffAuditAuth { userName } errors { message field } }
}`;
const turn = (verb: string) =>
  `mutation { ${verb}StaffAuditAuth(input: { id: "${id}" }) { errors { message field } } }`;
const PAGE = `{
  auditCoverage { countryCode waiting userNames }
  staffAuditAuths(first: 5) { edges { node { userName countries viewerMayEdit viewerMayEnable } } }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const view = ["STAFF_AUDIT_AUTH.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("viewer", sessionActor({ buttons: [...view] }));
  people.set("creator", sessionActor({ buttons: [...view, "STAFF_AUDIT_AUTH.CREATE"] }));
  stubs.on(routes.pageQuery, async () => ({ data: [row], total: null, totalExact: false, after: null, before: null }));
  stubs.on(routes.coverage, async () => [
    { countryCode: "BR", waiting: 2, userNames: [] },
    { countryCode: "JP", waiting: 5, userNames: ["reviewer.my"] },
  ]);
  stubs.on(routes.save, async ({ body: { userName } }) => ({ ...row, userName }));
  stubs.on(routes.disable, async () => {
    throw new StubFailure(SERVICE_CODES.invalid, { fields: [{ path: ["userName"], key: "audit.own", params: {} }] });
  });
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("PERM-10 the page is two calls: who reviews to where, and what waits for whom", async () => {
  const { data, calls } = await gateway.graph(PAGE, { token: "viewer" });
  expect(data).toEqual({
    auditCoverage: [
      { countryCode: "BR", waiting: 2, userNames: [] },
      { countryCode: "JP", waiting: 5, userNames: ["reviewer.my"] },
    ],
    staffAuditAuths: {
      edges: [{ node: { userName: "reviewer.my", countries: ["JP"], viewerMayEdit: false, viewerMayEnable: false } }],
    },
  });
  expect(calls.toSorted()).toEqual(["GET /staffAuditAuth/auditStaffCountryList", "POST /staffAuditAuth/pageQuery"]);
});

test("PERM-10 a row is saved by one write; all destinations are none named", async () => {
  const input = { userName: "reviewer.my", countries: null };
  const saved = await gateway.graph(SAVE, { token: "creator", variables: { input } });
  expect(saved.data).toMatchObject({ saveStaffAuditAuth: { errors: [] } });
  expect(saved.calls).toEqual(["POST /staffAuditAuth/save"]);
});

test.each([
  ["userName", { userName: " " }],
  ["countries", { countries: [] }],
  ["countries", { countries: ["Japan"] }],
])("PERM-10 a bad %s is named by its field, before any call: %j", async (field, bad) => {
  const input = { userName: "reviewer.my", countries: ["JP"], ...bad };
  const { data, calls } = await gateway.graph(SAVE, { variables: { input } });
  expect(data).toMatchObject({ saveStaffAuditAuth: { errors: [{ field: expect.arrayContaining([field]) }] } });
  expect(calls).toEqual([]);
});

test("PERM-10 his own is refused in words", async () => {
  const { data } = await gateway.graph(turn("disable"));
  expect(data).toEqual({
    disableStaffAuditAuth: {
      errors: [
        { message: "You can't decide what you review yourself: ask another administrator.", field: ["userName"] },
      ],
    },
  });
});

test.each([
  ["viewer", SAVE, { input: { userName: "reviewer.my" } }],
  ["creator", SAVE, { input: { id, version: 1, userName: "reviewer.my" } }],
  ["viewer", turn("enable"), {}],
  ["creator", turn("disable"), {}],
])("PERM-01 a %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, variables });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
