import { keepsToCatalogue } from "@linehaul/kit/testing/catalogue";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, testService } from "@linehaul/kit/testing/service";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import {
  type DemoRow,
  type DemoRowInput,
  demoRowRoutes as routes,
  demoRowSorts as sorts,
} from "@linehaul/schema/system/demo-row";
import { expect, test } from "vitest";
import { order as service } from "../../service.ts";

let made = 0;
const fresh = (): DemoRowInput => ({ code: `T${String(++made).padStart(4, "0")}`, note: "To try a call" });

onEachDatabase(released(service), (database) => {
  keepsToCatalogue<DemoRowInput, DemoRow, keyof typeof sorts>(database, service, {
    fresh,
    showsAll: true,
    unique: "code",
    sorts,
    view: "GRAPHIQL.VIEW",
    create: (to, body, more) => ask(to, routes.insert, { body }, more),
    edit: (to, body, more) => ask(to, routes.update, { body }, more),
    byIds: (to, ids) => ask(to, routes.byIds, { body: { ids } }),
    page: (to, body) => ask(to, routes.page, { body }),
    remove: (to, id, more) => ask(to, routes.delete, { params: { id } }, more),
  });

  test("a row is read by its key; production has none of this", async () => {
    const app = await testService({ ...service, database: database() });
    const made = (await ask(app, routes.insert, { body: fresh() })).result!;
    expect((await ask(app, routes.query, { params: { id: made.id } })).result).toEqual(made);
    await app.close();
    const inProduction = await testService({ ...service, database: database(), isProduction: true });
    expect(await ask(inProduction, routes.query, { params: { id: made.id } })).toMatchObject({
      code: SERVICE_CODES.notFound,
    });
    expect(await ask(inProduction, routes.insert, { body: fresh() })).toMatchObject({ code: SERVICE_CODES.notFound });
    await inProduction.close();
  });
});
