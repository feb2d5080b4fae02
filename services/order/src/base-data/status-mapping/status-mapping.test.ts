import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import {
  type StatusMapping,
  type StatusMappingInput,
  statusMappingRoutes as routes,
  statusMappingSorts as sorts,
} from "@linehaul/schema/base-data/status-mapping";
import { ORDER_STATUSES } from "@linehaul/schema/orders/order/status";
import { beforeEach, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { statusMapping } from "./table.ts";

let made = 0;
/** There are as many as we have states. */
const fresh = (): StatusMappingInput => {
  const state = ORDER_STATUSES[made++ % ORDER_STATUSES.length] ?? "TO_VERIFY";
  return { system: "CUSTOMS", state, externalCode: made, externalName: `Test ${made}`, isBack: true };
};

onEachDatabase(released(service), (database) => {
  // Those that a release brings, and those of the test before, would be in the way.
  beforeEach(async () => void (await database().db.delete(statusMapping)));

  keepsToCatalogue<StatusMappingInput, StatusMapping, keyof typeof sorts>(database, service, {
    fresh,
    unique: "state",
    keeps: true,
    sorts,
    view: "STATUS_MAPPING.VIEW",
    create: (to, body, more) => ask(to, routes.save, { body }, { button: "STATUS_MAPPING.CREATE", ...more }),
    edit: (to, body, more) => ask(to, routes.save, { body }, { button: "STATUS_MAPPING.EDIT", ...more }),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  test("ORD-13 a page is found by the state and the name outside, in the order of the codes", async () => {
    const app = await testService({ ...service, database: database() });
    const names = ["Held", "Moving", "Moving"];
    for (const [n, externalName] of names.entries())
      await result(
        app,
        routes.save,
        { body: { ...fresh(), state: ORDER_STATUSES[n]!, externalName, externalCode: 500 - n } },
        { button: "STATUS_MAPPING.CREATE" },
      );
    const found = async (keyword: string) => {
      const body = { pageSize: 2, sort: "EXTERNAL_CODE_ASC" as const, filter: { keyword, system: "CUSTOMS" as const } };
      return (await result(app, routes.pageQuery, { body })).data.map(({ externalCode }) => externalCode);
    };
    expect(await found("moving")).toEqual([498, 499]);
    expect(await found("TO_VERIFY")).toEqual([500]);
    await app.close();
  });
});
