import { fixedId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import { takes } from "@linehaul/kit/testing/receiver";
import { until } from "@linehaul/kit/testing/until";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { interceptReleaseRoutes } from "@linehaul/schema/orders/intercept-release";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { demoControls } from "../../base-data/express-control/demo.ts";
import { expressControl } from "../../base-data/express-control/table.ts";
import { seedFieldRules } from "../../base-data/field-rule/demo.ts";
import { fieldRule } from "../../base-data/field-rule/table.ts";
import { order as service } from "../../service.ts";
import { orderControl } from "../order/parts/table.ts";
import { emergencyStage } from "./testing/stage.ts";

const isCorrection = eq(fieldRule.form, "CORRECTION");

onEachDatabase(released(service), (database) => {
  const stage = emergencyStage(database);
  const { rowOf, take, shown, handle, correct, refuse, commandsOf } = stage;

  test("ORD-03 fields of the closed list are corrected by the rules of orders; customs is told again of what it was told", async () => {
    const order = await take("APPROVED");
    await refuse(order.id, orderPushRoutes.push);
    stage.receiver().forget();
    const { result: told } = await correct(order.id, { declaredValue: "321", insuredValue: "320", weight: "2.5" });
    expect(told).toMatchObject({ declaredValue: "321.00", weight: "2.500", version: order.version + 1 });
    await until(
      () => shown(order.id),
      ({ pushState }) => pushState === "SUCCESS",
    );
    expect(stage.receiver().has.join("")).toContain('"declaredValue":"321.00"');
    for (const [more, field, key] of [
      [{ insuredValue: "322" }, "insuredValue", "order.insured"],
      [{ declaredValue: "319" }, "insuredValue", "order.insured"],
      [{ declaredValue: "99999999" }, "declaredValue", "order.declaredRange"],
      [{ declaredValue: "3.5" }, "declaredValue", "order.declaredInteger"],
      [{ weight: "0" }, "weight", "number.positive"],
    ] as const)
      expect((await correct(order.id, more)).fields).toMatchObject([{ path: [field], key }]);
    expect((await correct(order.id, {})).code).toBe(SERVICE_CODES.wrongState);
    expect(await rowOf(order.id)).toMatchObject({ declaredValue: "321.00", version: order.version + 1 });
  });

  test("SYS-08 a correction that brings an order under a control is refused, or says who has to look at it; what it was under before is not told", async () => {
    const { db } = database();
    const order = await take("APPROVED");
    await correct(order.id, { weight: "1.5" });
    const bound = (
      code: string,
      effect: "REFUSE" | "REVIEW",
      weightAbove: string,
    ): typeof expressControl.$inferInsert => ({
      ...demoControls(new Date(0))[0]!,
      id: fixedId("express-control", code),
      code,
      effect,
      words: [],
      hsPrefixes: [],
      weightAbove,
    });
    await db.insert(expressControl).values([bound("HEAVY", "REVIEW", "12.000"), bound("TOO_MUCH", "REFUSE", "15.000")]);
    const kept = async () =>
      (await db.select().from(orderControl).where(eq(orderControl.orderId, order.id))).map((row) => row.controlCode);
    expect((await correct(order.id, { weight: "15.5" })).fields).toMatchObject([
      { path: ["weight"], key: "order.offer.bound" },
    ]);
    expect(await kept()).toEqual([]);
    await correct(order.id, { weight: "12.5" });
    expect(await kept()).toEqual(["HEAVY"]);
    await db.update(expressControl).set({ weightAbove: "12.000" }).where(eq(expressControl.code, "TOO_MUCH"));
    expect((await correct(order.id, { declaredValue: "99999" })).fields).toBeUndefined();
    await correct(order.id, { weight: "2.5" });
    expect(await kept()).toEqual([]);
    await db.delete(expressControl);
  });

  test("SYS-07 a correction keeps to what is said of its own form: at the fields that change, in their words", async () => {
    const { db } = database();
    await seedFieldRules(db, new Date("2020-01-01T00:00:00Z"));
    const order = await take("APPROVED");
    const { fields } = await correct(order.id, { senderCityCode: "LONGER THAN 12", weight: "2.25" });
    expect(fields).toMatchObject([{ path: ["senderCityCode"], key: "text.max", params: { maximum: 12 } }]);
    await db
      .update(fieldRule)
      .set({ field: "weight", maxLength: 0, choices: [], effect: "REQUIRED" })
      .where(isCorrection);
    expect((await correct(order.id, { senderCityCode: "LONGER THAN 12" })).code).toBe(0);
    await db.update(fieldRule).set({ field: "insuredValue" }).where(isCorrection);
    await correct(order.id, { insuredValue: "1.50" });
    expect((await correct(order.id, { insuredValue: null })).fields).toMatchObject([
      { path: ["insuredValue"], key: "required" },
    ]);
    await db.delete(fieldRule);
  });

  test("REV-03 a sender's city that was wrong is corrected, and what its outlet refused goes to the right one", async () => {
    const order = await take("TO_CONTACT");
    await refuse(order.id, interceptReleaseRoutes.intercept);
    stage.receiver().behave(takes);
    const { result: told } = await correct(order.id, { senderCityCode: "609" });
    expect(told).toMatchObject({ senderCityCode: "609", command: "INTERCEPT" });
    expect((await commandsOf(order.id)).map(({ state, place }) => [state === "WITHDRAWN", place === "609"])).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  test("ORD-01 what is delivered or cancelled is not corrected; what changed since it was seen is not handled", async () => {
    for (const status of ["DELIVERED", "CANCELLED"] as const)
      expect((await correct((await take(status)).id, { weight: "3" })).code).toBe(SERVICE_CODES.wrongState);
    const order = await take();
    expect((await handle(order.id, "CANCEL", { version: order.version + 1 })).code).toBe(SERVICE_CODES.changed);
    expect((await rowOf(order.id)).orderStatus).toBe("TO_VERIFY");
  });
});
