import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import {
  defaultCityCodeRoutes as routes,
  type DefaultCityCodeInput,
} from "@linehaul/schema/base-data/default-city-code";
import type { NewParty } from "@linehaul/schema/orders/order/new-party";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fresh, importing, withCustomers } from "../../orders/order-import/testing/importing.ts";
import { sheetOf } from "../../orders/order-import/testing/sheet.ts";
import { paperOrders } from "../../orders/order/print/content.ts";

type Importing = Awaited<ReturnType<typeof importing>>;
const place = { countryCode: "MY", region: "", postFrom: "98000", postTo: "98999" };

onEachDatabase(withCustomers, (database) => {
  let app: FastifyInstance;
  let checked: Importing["checked"];
  let stored: Importing["stored"];
  beforeAll(async () => {
    ({ app, checked, stored } = await importing(database()));
  });
  afterAll(() => app.close());

  const save = async (body: DefaultCityCodeInput) => {
    const button = body.id === undefined ? "DEFAULT_CITY_CODE.CREATE" : "DEFAULT_CITY_CODE.EDIT";
    const { result: row } = await ask(app, routes.save, { body }, { button });
    if (row === undefined) throw new Error("not saved");
    return row;
  };
  /** An order to a place in Sarawak, imported; its sender has a city code of his own. */
  const imported = async (receiver: Partial<NewParty>) => {
    const [order] = fresh(1);
    const to = { ...order!.receiver, countryCode: "MY", regionLevels: ["Miri"], postCode: "98 000", ...receiver };
    const sender = { ...order!.sender, cityCode: "OWN" };
    // What goes anywhere.
    const sent = { ...order!, serviceName: "International Express", weight: "1.250", sender };
    await stored(await checked(await sheetOf([{ ...sent, receiver: { ...to, cityCode: null } }], "en")));
    const found = (await result(app, orderRoutes.detail, { body: { number: order!.customerOrderNo } }))!;
    const { sender: from, receiver: there } = found.detail;
    return { id: found.row.id, cities: [from.cityCode, there.cityCode] };
  };

  test("SYS-07 a party without a city code gets the one of its post code or region, and the label has it; a changed row changes the next", async () => {
    expect((await imported({})).cities).toEqual(["OWN", null]);
    const row = await save({ ...place, cityCode: "MYY" });
    const first = await imported({});
    expect(first.cities).toEqual(["OWN", "MYY"]);
    const onPaper = async () => (await paperOrders(database().db, sql`true`, [first.id]).next()).value;
    expect(await onPaper()).toMatchObject([{ receiver: { cityCode: "MYY", postCode: "98 000" } }]);

    await save({ ...place, id: row.id, version: row.version, cityCode: "BTU" });
    expect((await imported({})).cities).toEqual(["OWN", "BTU"]);
    await save({ ...place, region: "Miri", postFrom: "", postTo: "", cityCode: "MIR" });
    expect((await imported({ postCode: null })).cities).toEqual(["OWN", "MIR"]);
    // The order that took the first one keeps it.
    expect(await onPaper()).toMatchObject([{ receiver: { cityCode: "MYY" } }]);
  });
});
