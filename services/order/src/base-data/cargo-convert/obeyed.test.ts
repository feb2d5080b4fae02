import { onEachDatabase } from "@linehaul/kit/testing/database";
import { stubReceiver, type StubReceiver } from "@linehaul/kit/testing/receiver";
import { ask, result } from "@linehaul/kit/testing/service";
import { until } from "@linehaul/kit/testing/until";
import { cargoConvertRoutes as routes, type CargoConvertInput } from "@linehaul/schema/base-data/cargo-convert";
import { orderPushRoutes } from "@linehaul/schema/orders/order-push";
import { orderRoutes } from "@linehaul/schema/orders/order/routes";
import { CustomsDelivery } from "@linehaul/schema/outside/customs";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fresh, importing, withCustomers } from "../../orders/order-import/testing/importing.ts";
import { sheetOf } from "../../orders/order-import/testing/sheet.ts";

type Importing = Awaited<ReturnType<typeof importing>>;
const inward = { fromSystem: "IMPORT", fromTerm: "Frobnicator", toSystem: "LINEHAUL" } as const;
const outward = { fromSystem: "LINEHAUL", fromTerm: "Ceramic vase, glazed", toSystem: "CUSTOMS" } as const;

let receiver: StubReceiver;
beforeAll(async () => void (receiver = await stubReceiver()));
afterAll(() => receiver.close());

onEachDatabase(withCustomers, (database) => {
  let app: FastifyInstance;
  let checked: Importing["checked"];
  let stored: Importing["stored"];
  beforeAll(async () => {
    receiver.forget();
    ({ app, checked, stored } = await importing(database(), { receivers: new Map([["CUSTOMS", receiver]]) }));
  });
  afterAll(() => app.close());

  const save = async (body: CargoConvertInput) => {
    const button = body.id === undefined ? "CARGO_CONVERT.CREATE" : "CARGO_CONVERT.EDIT";
    const { result: row } = await ask(app, routes.save, { body }, { button });
    if (row === undefined) throw new Error("not saved");
    return row;
  };
  /** An order of goods that a customer calls a frobnicator, as it was checked. */
  const sheet = async () => {
    const [order] = fresh(1);
    const goods = order!.goods.slice(0, 1).map((line) => ({ ...line, name: inward.fromTerm, hsCode: "9999.99" }));
    return { number: order!.customerOrderNo, ready: await checked(await sheetOf([{ ...order!, goods }], "en")) };
  };
  const goodsOf = async (number: string) => {
    const found = (await result(app, orderRoutes.detail, { body: { number } }))!;
    return { id: found.row.id, waybill: found.row.sfWaybillNo, goods: found.detail.goods };
  };
  const pushed = async ({ id, waybill }: { readonly id: string; readonly waybill: string }) => {
    await ask(app, orderPushRoutes.push, { params: { id } });
    const body = { pageSize: 5, filter: { number: waybill } };
    await until(
      async () => (await result(app, orderPushRoutes.pageQuery, { body })).data[0]!,
      ({ state }) => state === "SUCCESS",
    );
    const told = CustomsDelivery.parse(JSON.parse(receiver.has.at(-1)!));
    return told.kind === "DECLARE" ? told.content.goods : [];
  };

  test("SYS-07 imports call goods as a row says when they are stored; what is pushed calls them as customs do", async () => {
    const plain = await sheet();
    await stored(plain.ready);
    expect((await goodsOf(plain.number)).goods).toMatchObject([{ name: "Frobnicator", hsCode: "9999.99" }]);

    const row = await save({ ...inward, toTerm: "Ceramic vase", hsCode: "6913.10" });
    const { number, ready } = await sheet();
    // Changed between the check and the storing: what is stored goes by the row there then is.
    const { id, version } = row;
    await save({ ...inward, id, version, toTerm: "Ceramic vase, glazed", hsCode: "6913.10" });
    await stored(ready);
    const order = await goodsOf(number);
    expect(order.goods).toMatchObject([{ name: "Ceramic vase, glazed", hsCode: "6913.10" }]);

    expect(await pushed(order)).toMatchObject([{ name: "Ceramic vase, glazed", hsCode: "6913.10" }]);
    const out = await save({ ...outward, toTerm: "CV-77", hsCode: null });
    expect(await pushed(order)).toMatchObject([{ name: "CV-77", hsCode: "6913.10" }]);
    await save({ ...outward, id: out.id, version: out.version, toTerm: null, hsCode: "6913.10.20" });
    expect(await pushed(order)).toMatchObject([{ name: "Ceramic vase, glazed", hsCode: "6913.10.20" }]);
    // The order itself is as it was.
    expect((await goodsOf(number)).goods).toEqual(order.goods);
    expect(receiver.has).toHaveLength(3);
  });
});
