import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { holidayRoutes } from "@linehaul/schema/base-data/holiday/routes";
import { workTimeRoutes } from "@linehaul/schema/base-data/work-time/routes";
import { pickupNoticeRoutes as routes } from "@linehaul/schema/service-centre/pickup-support/routes";
import { WEEKDAYS } from "@linehaul/schema/weekday";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holiday } from "../../base-data/holiday/table.ts";
import { order as service } from "../../service.ts";

/** A Friday, ten in the morning of the site. */
const NOW = new Date("2026-11-20T02:00:00Z");
const row = {
  countryCode: "MY",
  region: "",
  city: "",
  productCode: "",
  ways: ["COURIER" as const],
  weekdays: [...WEEKDAYS],
  fromTime: "09:00",
  toTime: "18:00",
  cutOff: "15:30",
  noticeEn: "Daily",
  noticeZhCn: "每日",
  noticeZhHk: "每日",
  validFrom: "2026-01-01",
  validTo: null,
};
const off = {
  countryCode: "MY",
  region: "",
  worksAs: "DAY_OFF" as const,
  purposes: ["PICKUP" as const],
  firstDay: "2026-11-20",
  lastDay: "2026-11-22",
  nameEn: "Harvest",
  nameZhCn: "丰收节",
  nameZhHk: "豐收節",
};

onEachDatabase(released(service), (database) => {
  let app: FastifyInstance;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), now: () => NOW });
    await result(app, routes.add, { body: row }, { button: "PICKUP_SUPPORT.CREATE" });
  });
  afterAll(() => app.close());
  const answer = async (place: object = {}) => {
    const {
      ways,
      holiday: kept,
      next,
      isBeforeCutOff,
    } = await result(app, routes.getCfgPickupNotice, {
      query: { countryCode: "MY", ...place },
    });
    return { ways, kept: kept?.nameI18n.en ?? null, next: next?.day ?? null, isBeforeCutOff };
  };
  const keep = (body: object) =>
    result(app, holidayRoutes.save, { body: { ...off, ...body } }, { button: "HOLIDAY.CREATE" });

  test("SYS-07 a holiday of pick-ups is named, and nothing is picked up until it is over; one of its region is kept there alone", async () => {
    const asked = { ways: ["COURIER"], kept: null, next: "2026-11-20", isBeforeCutOff: true };
    expect(await answer()).toEqual(asked);
    await keep({ purposes: ["DELIVERY"] });
    expect(await answer()).toEqual(asked);
    const none = { ways: [], kept: "Harvest", isBeforeCutOff: false };
    await keep({ region: "Perak", lastDay: "2026-11-24" });
    expect(await answer({ region: "Selangor" })).toEqual(asked);
    expect(await answer({ region: "Perak" })).toEqual({ ...none, next: "2026-11-25" });
    await keep({});
    expect(await answer()).toEqual({ ...none, next: "2026-11-23" });
    await database().db.delete(holiday);
    expect(await answer()).toEqual(asked);
  });

  test("SYS-07 on weekdays without hours of pick-up nothing is picked up, but on a make-up day that works as another one", async () => {
    const hours = {
      countryCode: "MY",
      region: "",
      purpose: "PICKUP" as const,
      timeZone: "Asia/Kuala_Lumpur",
      spans: ["MON 09:00-18:00"],
    };
    const said = await result(app, workTimeRoutes.save, { body: hours }, { button: "WORK_TIME.EDIT" });
    expect(await answer()).toMatchObject({ ways: [], next: "2026-11-23" });
    await keep({ firstDay: "2026-11-21", lastDay: "2026-11-21", worksAs: "MON" });
    expect(await answer()).toMatchObject({ ways: [], kept: null, next: "2026-11-21" });
    const to = { params: { id: said.id } };
    expect(await ask(app, workTimeRoutes.disable, to, { button: "WORK_TIME.EDIT" })).toMatchObject({ code: 0 });
    expect(await answer()).toMatchObject({ ways: ["COURIER"], next: "2026-11-20" });
  });
});
