import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { customerServiceRoutes } from "@linehaul/schema/base-data/customer-service";
import { defaultCityCodeRoutes } from "@linehaul/schema/base-data/default-city-code";
import { regionalPersonnelRoutes } from "@linehaul/schema/base-data/regional-personnel/routes";
import { regionRoutes as routes } from "@linehaul/schema/base-data/region/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { pickupNoticeRoutes } from "@linehaul/schema/service-centre/pickup-support/routes";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { bringBaseData } from "../shipped.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const country = { countryCode: "MY" };
const names = { nameEn: "Desk", nameZhCn: "客服", nameZhHk: "客服" };
const contact = { ...country, ...names, phone: "+60 3-2770 8100", email: "desk@linehaul.example" };
const person = {
  ...country,
  duty: "IMPORT" as const,
  name: "Somebody",
  workNo: "100001",
  phone: "+60 12-345 6701",
  standIn: null,
};
const cityCode = { ...country, postFrom: "", postTo: "", cityCode: "XXX" };

onEachDatabase(service.migrations, (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    await bringBaseData(database().db, NOW);
    app = await testService({ ...service, database: database(), now: () => NOW });
  });
  afterAll(() => app.close());
  const SYNC = { button: "REGION.SYNC" } as const;
  const pull = async () => {
    const { digest, rows } = await result(app, routes.pullRegionOne, { query: country }, SYNC);
    return result(app, routes.pull, { body: { ...country, digest, keys: rows.map(({ key }) => key) } }, SYNC);
  };
  const called = (area: string, more: object = {}) =>
    ask(
      app,
      customerServiceRoutes.save,
      { body: { ...contact, area, ...more } },
      { button: "id" in more ? "CUSTOMER_SERVICE.EDIT" : "CUSTOMER_SERVICE.CREATE" },
    );
  const sent = (area: string) =>
    ask(app, regionalPersonnelRoutes.save, { body: { ...person, area } }, { button: "REGIONAL_PERSONNEL.CREATE" });
  const coded = (region: string) =>
    ask(app, defaultCityCodeRoutes.save, { body: { ...cityCode, region } }, { button: "DEFAULT_CITY_CODE.CREATE" });

  test("SYS-07 once a country's places are there from the source, rows name those alone, however written; what a row had before stays", async () => {
    const early = await called("Nowhere");
    expect(early.code).toBe(0);
    expect((await pull()).added).toBeGreaterThan(3);
    const refused = (field: string) => ({
      code: SERVICE_CODES.invalid,
      fields: [{ path: [field], key: "region.unknown" }],
    });
    expect(await called("Elsewhere")).toMatchObject(refused("area"));
    expect(await sent("Elsewhere")).toMatchObject(refused("area"));
    expect(await coded("Elsewhere")).toMatchObject(refused("region"));
    for (const one of [await called("PERLIS"), await sent("Perlis"), await coded("Perlis"), await sent("")])
      expect(one).toMatchObject({ code: 0 });
    const { id, version } = early.result!;
    expect(await called("Nowhere", { id, version, nameEn: "Other" })).toMatchObject({ code: 0 });
  });

  test("SYS-07 SYS-08 a place that is made is one to pick up in; out of use it is none", async () => {
    const places = async () =>
      (await result(app, pickupNoticeRoutes.places, { body: country })).map(({ region, city }) => `${region}/${city}`);
    const [perak] = (
      await result(app, routes.pageQuery, { body: { pageSize: 20, filter: { ...country, keyword: "MY-08" } } })
    ).data.filter(({ code }) => code === "MY-08");
    expect(await places()).not.toContain("Perak/Taiping");
    const names = { nameEn: "", nameZhCn: "", nameZhHk: "", postCodes: [] };
    const made = await result(
      app,
      routes.save,
      { body: { ...country, ...names, parentCode: perak!.code, code: "MY-08.77", name: "Taiping" } },
      { button: "REGION.CREATE" },
    );
    expect(await places()).toContain("Perak/Taiping");
    const body = {
      ...country,
      region: "Perak",
      city: "Taiping",
      productCode: "",
      ways: ["COURIER" as const],
      weekdays: ["MON" as const],
      fromTime: "09:00",
      toTime: "18:00",
      cutOff: "15:30",
      noticeEn: "n",
      noticeZhCn: "n",
      noticeZhHk: "n",
      validFrom: "2026-01-01",
      validTo: null,
    };
    const add = () => ask(app, pickupNoticeRoutes.add, { body }, { button: "PICKUP_SUPPORT.CREATE" });
    const { id, version } = (await add()).result!;
    await called("perak");
    await coded("Perak");
    await sent("Taiping");
    const uses = async (id: string) =>
      (await result(app, routes.uses, { body: { id } })).map(({ by, names: named }) => [by, named]);
    expect(await uses(perak!.id)).toEqual([
      ["PICKUP_SUPPORT", ["MY / Perak / Taiping"]],
      ["CUSTOMER_SERVICE", ["Desk"]],
      ["CITY_CODE", ["XXX"]],
    ]);
    expect(await uses(made.id)).toEqual([
      ["PICKUP_SUPPORT", ["MY / Perak / Taiping"]],
      ["REGIONAL_PERSONNEL", ["Somebody"]],
    ]);
    await result(app, routes.disable, { params: { id: perak!.id } }, { button: "REGION.EDIT" });
    expect(await places()).not.toContain("Perak/Taiping");
    expect(await add()).toMatchObject({ fields: [{ path: ["region"], key: "place.region" }] });
    const edited = { body: { ...body, id, version, cutOff: "12:00" } };
    expect(await ask(app, pickupNoticeRoutes.update, edited, { button: "PICKUP_SUPPORT.EDIT" })).toMatchObject({
      code: 0,
    });
    expect(made.path).toEqual(["Perak"]);
  });
});
