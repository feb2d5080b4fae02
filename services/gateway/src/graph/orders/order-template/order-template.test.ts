import type { OrderTemplate } from "@linehaul/schema/orders/order-template/row";
import { orderImportRoutes } from "@linehaul/schema/orders/order-import/routes";
import { orderTemplateRoutes } from "@linehaul/schema/orders/order-template/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";

const row: OrderTemplate = {
  id: uuid(9, 1),
  status: "ENABLED",
  version: 2,
  site: "MY",
  name: "Weekly sheet",
  customerCode: null,
  customerName: null,
  fileName: "weekly.xlsx",
  sha256: null,
  headings: 2,
  unknown: [],
  missing: [],
  doubled: [],
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("OrderTemplate", row.id);
const page = { total: null, totalExact: false, after: null, before: null };
const headings = [{ heading: "Gross kg", column: "weight", reading: "CHOSEN" as const }];
const MAP = `mutation ($map: [HeadingChoiceInput!]!) {
  saveOrderTemplateMap(input: { id: "${id}", version: 2, map: $map }) { orderTemplate { name } errors { message field } }
}`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  people.set("viewer", sessionActor({ buttons: ["ORDER_TEMPLATE.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  stubs.on(orderTemplateRoutes.pageQuery, async () => ({ ...page, data: [row] }));
  stubs.on(orderTemplateRoutes.saveTemplateMap, async () => row);
  stubs.on(orderTemplateRoutes.templateMap, async () => ({
    ...page,
    data: [{ id: row.id, name: row.name, version: 2, modifiedAt: row.modifiedAt, headings }],
  }));
  stubs.on(orderImportRoutes.headings, async () => headings.map((one) => ({ ...one, offered: null })));
});
afterAll(() => gateway.close());

test("ORD-11 templates, and the map of one, are a call each", async () => {
  const list = await gateway.graph(
    "{ orderTemplates(first: 5) { viewerMayCreate edges { node { name viewerMayEdit } } } }",
    {
      token: "viewer",
    },
  );
  expect(list.data).toEqual({
    orderTemplates: { viewerMayCreate: false, edges: [{ node: { name: "Weekly sheet", viewerMayEdit: false } }] },
  });
  expect(list.calls).toEqual(["POST /orderTemplate/pageQuery"]);
  const map = await gateway.graph(`{ orderTemplateMap(id: "${id}") { version headings { heading column reading } } }`);
  expect(map.data).toEqual({ orderTemplateMap: { version: 2, headings } });
  expect(map.calls).toEqual(["POST /orderTemplate/templateMap/pageQuery"]);
});

test("ORD-11 a map that names no column, or a heading that is too long, is told at its field before any call", async () => {
  const saved = await gateway.graph(MAP, { variables: { map: [{ heading: "Gross kg", column: "weight" }] } });
  expect(saved.calls).toEqual(["POST /orderTemplate/templateMap/save"]);
  const map = [
    { heading: "Gross kg", column: "colour" },
    { heading: "x".repeat(10_000), column: null },
  ];
  const { data, calls } = await gateway.graph(MAP, { variables: { map } });
  expect(data).toEqual({
    saveOrderTemplateMap: {
      orderTemplate: null,
      errors: [
        { message: "Not a column of orders", field: ["map", "0", "column"] },
        { message: "At most 200 characters", field: ["map", "1", "heading"] },
      ],
    },
  });
  expect(calls).toEqual([]);
});

test("PERM-01 who may only see them neither saves a map nor gets a ticket, and no call is made", async () => {
  const upload = `mutation { uploadOrderTemplate(input: { id: "${id}", name: "a.xlsx", bytes: 1 }) { ticket } }`;
  for (const query of [MAP, upload]) {
    const { errors, calls } = await gateway.graph(query, { token: "viewer", variables: { map: [] } });
    expect(errors[0]?.extensions["code"]).toBe("09020203");
    expect(calls).toEqual([]);
  }
  const given = await gateway.graph(upload);
  expect(given.data).toMatchObject({ uploadOrderTemplate: { ticket: expect.any(String) } });
});
