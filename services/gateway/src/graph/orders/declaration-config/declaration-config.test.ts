import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { DeclarationConfig } from "@linehaul/schema/orders/declaration-config/row";
import { declarationConfigRoutes as routes } from "@linehaul/schema/orders/declaration-config/routes";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { encodeNodeId } from "../../../access/node-id.ts";
import { sessionActor } from "../../../testing/fixtures.ts";
import { uuid } from "../../../testing/numbered.ts";
import { startTestGateway, type TestGateway } from "../../../testing/start.ts";
import { StubFailure } from "../../../testing/stubs.ts";

const own = {
  customerCode: "0000000001",
  direction: "EXPORT" as const,
  countryCode: "SG",
  method: "SIMPLIFIED" as const,
  documents: ["COMMERCIAL_INVOICE" as const],
  validFrom: "2026-11-01",
};
const row: DeclarationConfig = {
  ...own,
  validTo: null,
  remark: "",
  customerName: "Kinta Trading",
  id: uuid(9, 1),
  status: "ENABLED",
  version: 2,
  site: "MY",
  createdBy: "admin",
  createdAt: "2026-11-20T10:00:00.000Z",
  modifiedBy: "admin",
  modifiedAt: "2026-11-20T10:00:00.000Z",
};
const id = encodeNodeId("DeclarationConfig", row.id);
const LIST = "{ declarationConfigs(first: 5) { edges { node { customerName viewerMayEnable viewerMayDelete } } } }";
const SAVE = `mutation ($input: SaveDeclarationConfigInput!) {
  saveDeclarationConfig(input: $input) { declarationConfig { customerName } errors { message detail field } }
}`;
const ASK = `{ orderDeclaration(input: { waybillNo: "SF1" }) {
  answer { day exported { ordered row { customerName } } imported { ordered row { id } } } errors { field }
} }`;
const turn = (verb: string) =>
  `mutation { ${verb}DeclarationConfig(input: { id: "${id}" }) { errors { message detail field } } }`;

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
  const { stubs, people } = gateway;
  people.set("viewer", sessionActor({ buttons: ["DECLARATION_CONFIG.VIEW", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] }));
  const editor = ["DECLARATION_CONFIG.VIEW", "DECLARATION_CONFIG.EDIT", "GRAPHIQL.VIEW", "GRAPHIQL.MUTATE"] as const;
  people.set("editor", sessionActor({ buttons: [...editor] }));
  stubs.on(routes.pageQuery, async () => ({ data: [row], total: null, totalExact: false, after: null, before: null }));
  stubs.on(routes.save, async () => row);
  stubs.on(routes.disable, async () => row);
  stubs.on(routes.delete, async () => row);
  stubs.on(routes.enable, async () => {
    throw new StubFailure(SERVICE_CODES.duplicate, {
      detail: "Kinta Trading · 2026",
      fields: [
        { path: ["validFrom"], key: "declaration.overlap", params: { name: "Kinta Trading", row: "EXPORT · SG" } },
      ],
    });
  });
  stubs.on(routes.forOrder, async () => ({
    orderNo: "SF1",
    customerName: "Kinta Trading",
    countryCode: "SG",
    day: "2026-11-20",
    exported: { ordered: "GENERAL_TRADE" as const, row },
    imported: { ordered: "PERSONAL" as const, row: null },
  }));
});
afterAll(() => gateway.close());
beforeEach(() => (gateway.stubs.calls.length = 0));

test("REV-01 a page is one call, and so is the box: both of an order's declarations with the row that says so", async () => {
  const list = await gateway.graph(LIST, { token: "editor" });
  expect(list.data).toEqual({
    declarationConfigs: {
      edges: [{ node: { customerName: "Kinta Trading", viewerMayEnable: true, viewerMayDelete: false } }],
    },
  });
  expect(list.calls).toEqual(["POST /declarationConfig/pageQuery"]);
  const asked = await gateway.graph(ASK, { token: "viewer" });
  expect(asked.data).toEqual({
    orderDeclaration: {
      answer: {
        day: "2026-11-20",
        exported: { ordered: "GENERAL_TRADE", row: { customerName: "Kinta Trading" } },
        imported: { ordered: "PERSONAL", row: null },
      },
      errors: [],
    },
  });
  expect(asked.calls).toEqual(["POST /declarationConfig/forOrder"]);
});

test.each([
  ["customerCode", { customerCode: "12" }],
  ["countryCode", { countryCode: "Singapore" }],
  ["validTo", { validTo: "2026-10-01" }],
])("REV-01 a bad %s is named by its field, before any call", async (field, bad) => {
  const { data, calls } = await gateway.graph(SAVE, { variables: { input: { ...own, ...bad } } });
  expect(data).toMatchObject({ saveDeclarationConfig: { errors: [{ field: [field] }] } });
  expect(calls).toEqual([]);
});

test("REV-01 one that comes back where another holds is refused with that one's name; EDIT enables and disables", async () => {
  const { data } = await gateway.graph(turn("enable"), { token: "editor" });
  expect(data).toEqual({
    enableDeclarationConfig: {
      errors: [
        {
          message: "Kinta Trading has a row that holds then: EXPORT · SG",
          detail: "Kinta Trading · 2026",
          field: ["validFrom"],
        },
      ],
    },
  });
  expect((await gateway.graph(turn("disable"), { token: "editor" })).calls).toEqual([
    "POST /declarationConfig/disable/:id",
  ]);
});

test.each([
  ["viewer", SAVE, { input: own }],
  ["viewer", turn("enable"), {}],
  ["viewer", turn("disable"), {}],
  ["editor", SAVE, { input: own }],
  ["editor", turn("delete"), {}],
])("PERM-01 a %s may not: %s, and no call is made", async (token, query, variables) => {
  const { errors, calls } = await gateway.graph(query, { token, variables });
  expect(errors[0]?.extensions["code"]).toBe("09020203");
  expect(calls).toEqual([]);
});
