import { productFlowRoutes } from "@linehaul/schema/base-data/product-flow/routes";
import type { OrderFlow } from "@linehaul/schema/base-data/order-flow/row";
import type { ProductFlow } from "@linehaul/schema/base-data/product-flow/row";
import { whatAppliesRoutes } from "@linehaul/schema/base-data/what-applies/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { sessionActor } from "../../testing/fixtures.ts";
import { uuid } from "../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../testing/start.ts";

const own = {
  productCode: "INTL_EXPRESS",
  toCountry: "MY",
  payMethods: ["SENDER" as const],
  taxPayMethods: ["SENDER" as const],
  agingMin: 1,
  agingMax: 2,
  maxWeight: "30.00",
  validFrom: "2026-11-20",
};
const row: ProductFlow = {
  ...own,
  cargoTypeCode: null,
  fromCountry: null,
  fromRegion: "",
  toRegion: "",
  validTo: null,
  site: "MY",
  id: uuid(9, 1),
  version: 2,
  status: "ENABLED",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const closedBy: OrderFlow = {
  ...row,
  customerTypes: [],
  laneState: "CLOSED",
  reasonEn: "Flooded",
  reasonZhCn: "洪水",
  reasonZhHk: "水浸",
};
const service = {
  serviceCode: "INSURANCE",
  isOffered: true,
  feeKind: "PERCENT" as const,
  fee: "0.5",
  feeLeast: "5.00",
  feeMost: null,
  feeCurrency: "CNY",
  flow: null,
};
const control = {
  ...row,
  code: "DRONES",
  nameEn: "Drones",
  nameZhCn: "无人机",
  nameZhHk: "無人機",
  sort: 10,
  words: ["drone"],
  hsPrefixes: ["8806"],
  valueAbove: null,
  weightAbove: null,
  toCountry: null,
  effect: "REVIEW" as const,
};
const fieldRule = {
  form: "NEW_ORDER" as const,
  field: "receiver.postCode",
  customerTypes: [],
  effect: "REQUIRED" as const,
  minLength: 0,
  maxLength: 0,
  pattern: "",
  choices: [],
  messageEn: "A post code, please",
  messageZhCn: "",
  messageZhHk: "",
  priority: 0,
};
const SAVE = `mutation ($input: SaveProductFlowInput!) {
  saveProductFlow(input: $input) { productFlow { productCode } errors { message field } }
}`;
const TRY = `query ($input: ShipmentInput!) { shipmentTried(input: $input) {
  answer {
    closedBy { reason viewerMayEdit }
    passedBy { customerName viewerMayEdit }
    cargoFlow { cargoType { name } payWaysNamed { code } servicesNamed { name } viewerMayEdit }
    ownBill { customerName viewerMayDisable }
    controls { line found control { code name effect to { name } viewerMayEdit } }
    offered { productCode firstDay flow { to { name } viewerMayEdit } services { service { code name } isOffered fee flow { id } } fields { fieldName effect message to { name } viewerMayEdit } }
    withheld { productCode reasons flow { id } }
  }
  errors { message field }
} }`;
const shipment = { fromCountry: "MY", toCountry: "SG", day: "2026-11-20" };

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  const viewer = ["PRODUCT_FLOW.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("viewer", sessionActor({ buttons: [...viewer] }));
  people.set("maker", sessionActor({ buttons: [...viewer, "PRODUCT_FLOW.CREATE"] }));
  people.set("lanes", sessionActor({ buttons: ["ORDER_FLOW.VIEW", "GRAPHIQL.VIEW"] }));
  people.set("services", sessionActor({ buttons: ["SERVICE_FLOW.VIEW", "GRAPHIQL.VIEW"] }));
  people.set("passes", sessionActor({ buttons: ["ORDER_FLOW_WHITELIST.VIEW", "GRAPHIQL.VIEW"] }));
  people.set("cargo", sessionActor({ buttons: ["CARGO_FLOW.VIEW", "GRAPHIQL.VIEW"] }));
  people.set("controls", sessionActor({ buttons: ["EXPRESS_CONTROL.VIEW", "GRAPHIQL.VIEW"] }));
  people.set("other", sessionActor({ buttons: ["PRODUCT.VIEW", "GRAPHIQL.VIEW"] }));
  stubs.on(productFlowRoutes.save, async () => row);
  stubs.on(whatAppliesRoutes.tried, async () => ({
    closedBy,
    passedBy: { ...row, code: "L-1", customerCode: "6010000001", customerName: "Kinta Trading", remark: "" },
    cargoFlow: { ...row, cargoTypeCode: null, payWays: ["CASH"], services: ["INSURANCE"] },
    ownBill: { ...row, customerCode: "6010000001", customerName: "Kinta Trading" },
    controls: [{ control, line: 1, found: "drone" }],
    offered: [
      {
        ...row,
        flow: row,
        firstDay: "2026-11-23",
        lastDay: "2026-11-24",
        services: [service],
        fields: [{ ...row, ...fieldRule }],
      },
    ],
    withheld: [{ productCode: "HEAVY_FREIGHT", reasons: ["NO_FLOW" as const], flow: null }],
  }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test.each(["viewer", "lanes", "services", "passes", "cargo", "controls"])(
  "SYS-08 a shipment is tried by one call, by a %s: what closes its lane, what it falls under, what is offered with the row that says so, what is not and why",
  async (token) => {
    const { data, calls } = await gateway.graph(TRY, { token, variables: { input: shipment } });
    expect(data).toEqual({
      shipmentTried: {
        answer: {
          closedBy: { reason: "Flooded", viewerMayEdit: false },
          passedBy: { customerName: "Kinta Trading", viewerMayEdit: false },
          cargoFlow: {
            cargoType: null,
            payWaysNamed: [{ code: "CASH" }],
            servicesNamed: [{ name: "Insurance" }],
            viewerMayEdit: false,
          },
          ownBill: { customerName: "Kinta Trading", viewerMayDisable: false },
          controls: [
            {
              line: 1,
              found: "drone",
              control: { code: "DRONES", name: "Drones", effect: "REVIEW", to: null, viewerMayEdit: false },
            },
          ],
          offered: [
            {
              productCode: "INTL_EXPRESS",
              firstDay: "2026-11-23",
              flow: { to: { name: "Malaysia" }, viewerMayEdit: false },
              services: [
                { service: { code: "INSURANCE", name: "Insurance" }, isOffered: true, fee: "0.5", flow: null },
              ],
              fields: [
                {
                  fieldName: "Receiver postal code",
                  effect: "REQUIRED",
                  message: "A post code, please",
                  to: { name: "Malaysia" },
                  viewerMayEdit: false,
                },
              ],
            },
          ],
          withheld: [{ productCode: "HEAVY_FREIGHT", reasons: ["NO_FLOW"], flow: null }],
        },
        errors: [],
      },
    });
    expect(calls).toEqual(["POST /cfgOrder/getFrontRule"]);
  },
);

test.each([
  ["toCountry", { ...shipment, toCountry: "Japan" }],
  ["day", { ...shipment, day: "2026-02-30" }],
  ["weight", { ...shipment, weight: "-1" }],
])("SYS-08 a bad %s of a shipment is named before any call", async (field, input) => {
  const { data, calls } = await gateway.graph(TRY, { token: "viewer", variables: { input } });
  expect(data).toMatchObject({ shipmentTried: { answer: null, errors: [{ field: [field] }] } });
  expect(calls).toEqual([]);
});

test("ORD-14 a least above its most is named at the most, before any call", async () => {
  const input = { ...own, agingMin: 3 };
  const { data, calls } = await gateway.graph(SAVE, { token: "maker", variables: { input } });
  expect(data).toMatchObject({ saveProductFlow: { productFlow: null, errors: [{ field: ["agingMax"] }] } });
  expect(calls).toEqual([]);
});

test.each([
  ["other", TRY, { input: shipment }],
  ["viewer", SAVE, { input: own }],
])("PERM-01 a %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, variables });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
