import type { SheetFound } from "@linehaul/schema/catalogue-sheet";
import { customerImportRoutes as routes } from "@linehaul/schema/customers/customer-import/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { dataGroupRoutes } from "@linehaul/schema/permissions/perm-data-group";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const file = "0197f000-0000-7000-8000-00000000a001";
const found: SheetFound = {
  rows: 2,
  added: 2,
  changed: 0,
  unchanged: 0,
  wrongRows: 0,
  wrongCells: 0,
  wrong: [],
  ignored: [],
  digest: "d1",
};
const CHECK = `mutation { checkCustomersSheet(input: { file: "${file}" }) { sheet { added digest } errors { code field } } }`;
const STORE = `mutation { storeCustomersSheet(input: { file: "${file}", digest: "d1", idempotencyKey: "${file}" }) {
  sheet { added } errors { code }
} }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["CUSTOMER_LIST.VIEW", "CUSTOMER_LIST.EDIT", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  gateway.people.set("editor", sessionActor({ buttons: [...buttons] }));
  gateway.stubs.on(dataGroupRoutes.organisations, async () => [{ code: "VNSALES", name: "Sales", countryCode: "VN" }]);
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

const ORGS = "POST /dev-basp-system/dataGroup/organisations";

test("CUS-13 a sheet of customers is looked at and stored beside the organisations that there are, in two calls each", async () => {
  gateway.stubs.on(routes.check, async () => found);
  const looked = await gateway.graph(CHECK);
  expect(looked.data).toEqual({ checkCustomersSheet: { sheet: { added: 2, digest: "d1" }, errors: [] } });
  expect(looked.calls).toEqual([ORGS, "POST /customer/import/check"]);
  expect(gateway.stubs.calls.at(-1)?.input).toEqual({ body: { file, orgs: ["VNSALES"] } });
  gateway.stubs.on(routes.store, async () => found);
  const stored = await gateway.graph(STORE);
  expect(stored.data).toEqual({ storeCustomersSheet: { sheet: { added: 2 }, errors: [] } });
  expect(stored.calls).toEqual([ORGS, "POST /customer/import/store"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "CUSTOMER_LIST.CREATE" },
    input: { body: { file, digest: "d1", orgs: ["VNSALES"] } },
    headers: { "idempotency-key": file },
  });
});

test("PERM-12 a sheet that confirms too many certificates is told so", async () => {
  gateway.stubs.on(routes.check, async () => {
    throw new StubFailure(SERVICE_CODES.tooOften);
  });
  const { errors } = await gateway.graph(CHECK);
  expect(errors[0]?.extensions["code"]).toBe("09020301");
});

test("SEC-02 who edits customers without adding any uploads none, and nobody is asked", async () => {
  const { errors, calls } = await gateway.graph(CHECK, { token: "editor" });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
