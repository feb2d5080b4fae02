import { buildSchema, parse, validate } from "graphql";
import { expect, test } from "vitest";
import schema from "../../../../../schema/graph/schema.graphql?raw";
import { plainState } from "../../../parts/list/list-state.ts";
import { ordersDocument } from "./graphiql.ts";
import { orderList } from "./order-list-filter.ts";

const graph = buildSchema(schema);
const plain = plainState(orderList);
const set = {
  numbers: ['SF1"', "SF2"],
  orderStatus: ["TO_VERIFY", "CANCELLED"],
  auditStatus: ["AUTO_PASSED"],
  source: ["API"],
  customerCode: "6010228841",
  sender: ["MY"],
  receiver: ["JP", "KR"],
  created: { from: "2026-10-20", to: "2026-11-20" },
  declared: { currency: "MYR", least: "1000", most: "2000.50" },
} as const;

test.each([
  ["nothing", plain],
  ["everything", { ...plain, filter: set, sort: "DECLARED_VALUE_ASC", place: { after: "cursor" } } as const],
  ["the last page", { ...plain, place: "end" } as const],
])("what GraphiQL opens with is valid on the graph when %s is set", (_title, state) => {
  expect(validate(graph, parse(ordersDocument(orderList.variables(state))))).toEqual([]);
});
test("what is not set is not written", () => {
  expect(ordersDocument(orderList.variables(plain))).toContain(
    "orders(first: 50, sort: CREATED_AT_DESC, filter: {  })",
  );
});
