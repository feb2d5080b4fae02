import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  type Resource,
  type ResourceInput,
  resourceRoutes as routes,
  resourceSorts as sorts,
} from "@linehaul/schema/permissions/perm-resource";
import { admin as service } from "../../service.ts";

const TURNS = { ENABLED: "PERM_RESOURCE.ENABLE", DISABLED: "PERM_RESOURCE.DISABLE" } as const;
let made = 0;
const fresh = (): ResourceInput => ({
  resourceCode: `DEPOT_${String(++made).padStart(3, "0")}`,
  resourceName: "Depots",
  resourceId: "42",
  ownerSysName: "Network planning",
  ownerSysId: "NP",
  paramStruct: '{"depot":"string"}',
  customDatagroup: true,
  systemId: "LINEHAUL",
});

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<ResourceInput, Resource, keyof typeof sorts>(database, service, {
    fresh,
    unique: "resourceCode",
    sorts,
    view: "PERM_RESOURCE.VIEW",
    create: (to, body, more) => ask(to, routes.add, { body }, more),
    edit: (to, body, more) => ask(to, routes.update, { body }, more),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.pageQuery, { body }),
    turn: (to, id, status, more) =>
      ask(to, routes.changeState, { body: { id, status } }, { button: TURNS[status], ...more }),
  });

  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database() });
  });
  afterAll(() => app.close());

  test.each([
    ["resourceCode", { resourceCode: "depot" }, "resource.code"],
    ["resourceCode", { resourceCode: "D" }, "resource.code"],
    ["resourceName", { resourceName: " " }, "required"],
    ["ownerSysId", { ownerSysId: "N".repeat(81) }, "text.max"],
    ["paramStruct", { paramStruct: "{depot}" }, "resource.struct"],
  ])("refuses a bad %s: %j", async (field, bad, key) => {
    const asked = await ask(app, routes.add, { body: { ...fresh(), ...bad } });
    expect(asked).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: [field], key }] });
  });

  test("a resource without parameters says so by nothing", async () => {
    const { paramStruct } = await result(app, routes.add, { body: { ...fresh(), paramStruct: " " } });
    expect(paramStruct).toBe("");
  });

  test("the filter by owner takes the id as it is written", async () => {
    const { id } = await result(app, routes.add, { body: { ...fresh(), ownerSysId: "HUB" } });
    const of = async (ownerSysId: string) =>
      (await result(app, routes.pageQuery, { body: { pageSize: 50, filter: { ownerSysId } } })).data.map((r) => r.id);
    expect(await of("HUB")).toEqual([id]);
    expect(await of("HU")).toEqual([]);
  });

  test.each([
    ["ENABLED", "PERM_RESOURCE.DISABLE"],
    ["DISABLED", "PERM_RESOURCE.ENABLE"],
  ] as const)("PERM-01 a resource is not %s by %s", async (status, button) => {
    const { id, version } = await result(app, routes.add, { body: fresh() });
    const refused = await ask(app, routes.changeState, { body: { id, status } }, { button });
    expect(refused.code).toBe(SERVICE_CODES.notTaken);
    expect((await result(app, routes.byIds, { body: { ids: [id] } }))[0]).toMatchObject({ status: "ENABLED", version });
  });
});
