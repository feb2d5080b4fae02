import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderDetail, orderRow } from "../../../testing/fixtures.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const ASKED = `{ order(number: "N") {
  product { code name } cargoType { code name }
  detail { payment { payMethod method { code name } taxMethod { code name } } }
} }`;
const plain = orderDetail(1);
const payment = { ...plain.payment, payMethod: "SENDER", payMethodCode: "CASH", taxPayMethodCode: "SHELLS" } as const;
const coded = { productCode: "INTL_EXPRESS", serviceName: "Express of old", cargoTypeCode: "PARCEL" };

let gateway: TestGateway;
let row: Partial<ReturnType<typeof orderRow>> = coded;
let paid: typeof plain.payment = payment;
beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.stubs.on(orderRoutes.detail, async () => ({ row: orderRow(1, row), detail: { ...plain, payment: paid } }));
});
afterAll(() => gateway.close());

test("ORD-08 SYS-08 an order's product, cargo type and pay methods are named as base data does, in the reader's language, in the order's one call", async () => {
  const { data, calls } = await gateway.graph(ASKED, { headers: { "accept-language": "zh-HK" } });
  expect(data).toEqual({
    order: {
      product: { code: "INTL_EXPRESS", name: "國際特快" },
      cargoType: { code: "PARCEL", name: "包裹" },
      detail: {
        payment: {
          payMethod: "SENDER",
          method: { code: "CASH", name: "現金" },
          // A row that is newer than what is kept.
          taxMethod: { code: "SHELLS", name: "SHELLS" },
        },
      },
    },
  });
  expect(calls.filter((call) => call.startsWith("POST"))).toEqual(["POST /order/detail"]);
});

test("SYS-08 an order without codes is named as it was placed, and says nothing of cargo and pay methods", async () => {
  row = { ...coded, productCode: null, cargoTypeCode: null };
  paid = { ...payment, payMethodCode: null, taxPayMethodCode: null };
  const { data } = await gateway.graph(ASKED);
  expect(data).toEqual({
    order: {
      product: { code: null, name: "Express of old" },
      cargoType: null,
      detail: { payment: { payMethod: "SENDER", method: null, taxMethod: null } },
    },
  });
});
