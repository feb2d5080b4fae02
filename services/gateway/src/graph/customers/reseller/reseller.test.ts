import { resellerRoutes as routes } from "@linehaul/schema/customers/reseller/routes";
import type { Reseller } from "@linehaul/schema/customers/reseller/row";
import { maskCertificate, maskPhone } from "@linehaul/schema/masked";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const row: Reseller = {
  id: uuid(9, 1),
  version: 1,
  status: "ENABLED",
  site: "MY",
  customerCode: "6010000001",
  customerName: "Kinta Trading",
  userCode: "MY10000001",
  creditAccount: maskCertificate("6010000001"),
  dcCode: "MY-DC1",
  storeCode: "MY-S001",
  name: "Kinta Express",
  area: "Ipoh",
  phone: maskPhone(null, "+60 3-2145 7700"),
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("Reseller", row.id);
const own = `customerCode: "6010000001", userCode: "MY10000001", dcCode: "my-dc1", storeCode: "my-s001", name: "Kinta Express", area: "Ipoh"`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const buttons = ["RESELLER.VIEW", "RESELLER.CREATE", "RESELLER.EDIT", "RESELLER.QR_CODE"] as const;
  gateway.people.set("maker", sessionActor({ buttons: [...buttons, "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  gateway.stubs.on(routes.save, async () => row);
  gateway.stubs.on(routes.update, async () => row);
});
afterAll(() => gateway.close());

const save = (more: string) =>
  gateway.graph(
    `mutation { saveReseller(input: { ${own}, ${more} }) { reseller { customerId viewerMayTakeCode viewerMayShowClear } errors { field } } }`,
    { token: "maker" },
  );

test("CUS-23 a new reseller and an edit are a write each, of their own route; codes are written in capitals", async () => {
  const made = await save('creditAccount: "6010000001", phone: "+60 3-2145 7700"');
  expect(made.data).toEqual({
    saveReseller: {
      reseller: {
        customerId: encodeNodeId("Customer", "6010000001"),
        viewerMayTakeCode: true,
        viewerMayShowClear: false,
      },
      errors: [],
    },
  });
  expect(made.calls).toEqual(["POST /reseller/save"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "RESELLER.CREATE" },
    input: { body: { storeCode: "MY-S001", dcCode: "MY-DC1" } },
  });
  const edited = await save(`id: "${id}", version: 1`);
  expect(edited.calls).toEqual(["POST /reseller/update"]);
  expect(gateway.stubs.calls.at(-1)).toMatchObject({
    caller: { button: "RESELLER.EDIT" },
    input: { body: { creditAccount: null, phone: null } },
  });
});

test("CUS-23 a new one without a card is refused at the field before any call", async () => {
  const { data, calls } = await save('phone: "+60 3-2145 7700"');
  expect([data, calls]).toMatchObject([
    { saveReseller: { reseller: null, errors: [{ field: ["creditAccount"] }] } },
    [],
  ]);
});

test("CUS-23 a ticket for a QR code costs no call", async () => {
  const taken = await gateway.graph(
    `mutation { takeResellerQrCode(input: { id: "${id}", form: SHEET }) { ticket errors { field } } }`,
  );
  expect(taken.data).toMatchObject({ takeResellerQrCode: { ticket: expect.any(String), errors: [] } });
  expect(taken.calls).toEqual([]);
});
