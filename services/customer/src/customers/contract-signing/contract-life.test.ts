import { storedFile } from "@linehaul/kit/files/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, type AskOptions, result } from "@linehaul/kit/testing/service";
import { taskWrite } from "@linehaul/kit/testing/task-write";
import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { customerLookUpRoutes } from "@linehaul/schema/customers/look-up";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { addDays } from "@linehaul/schema/time";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { filledCustomer } from "../../testing/filled.ts";
import { expireContracts } from "./expire.ts";
import { contractFile } from "./table.ts";
import { TODAY, SIGN, VIEW, useContracts } from "./testing/contracts.ts";

onEachDatabase(filledCustomer(), (database) => {
  const { app, someone, form, save, draft, sign, signed, stored, shortOn } = useContracts(database);

  test("CUS-22 one that follows another goes on where that ends, once; until then the old one counts", async () => {
    const code = someone();
    const old = await signed(code);
    const renews = old.id;
    const early = await save(form(code, { renews, validFrom: old.validTo }));
    expect(early).toMatchObject({ fields: [{ path: ["validFrom"], key: "contract.renewFrom" }] });
    const other = await save(
      form(someone(), { renews, validFrom: addDays(old.validTo, 1), validTo: addDays(old.validTo, 9) }),
    );
    expect(other).toMatchObject({ fields: [{ path: ["renews"], key: "contract.renewOther" }] });
    const days = { validFrom: addDays(old.validTo, 1), validTo: addDays(old.validTo, 50) };
    const following = await draft(code, { renews, ...days });
    expect(following).toMatchObject({ renews, renewsNo: old.contractNo });
    const again = await save(form(code, { renews, ...days }));
    expect(again).toMatchObject({ fields: [{ path: ["renews"], key: "contract.renewed" }] });
    await sign(following);
    expect(await stored(code)).toMatchObject({ contractUntil: addDays(old.validTo, 50) });
    expect(await result(app(), routes.byIds, { body: { ids: [old.id] } }, VIEW)).toMatchObject([{ isRenewed: true }]);
  });

  test("CUS-22 ended before its day it counts no more, its customer stays usable and is found as short; why stands in the trail", async () => {
    const code = someone();
    const { id, version } = await signed(code);
    const ended = await ask(app(), routes.terminate, { body: { id, version, reason: "Moved" } }, SIGN);
    expect(ended.result).toMatchObject({ state: "TERMINATED", reason: "Moved" });
    expect(await stored(code)).toMatchObject({ contractUntil: null, status: "USABLE" });
    expect(await shortOn(TODAY, code)).toBe(true);
    expect(
      await ask(app(), routes.terminate, { body: { id, version: version + 1, reason: "Twice" } }, SIGN),
    ).toMatchObject({
      code: SERVICE_CODES.wrongState,
      detail: "TERMINATED",
    });
    const told = await result(
      app(),
      customerDetailRoutes.history,
      { body: { customerCode: code } },
      { ...VIEW, button: "CUSTOMER_DETAIL.VIEW" },
    );
    expect(told.entries[0]).toMatchObject({
      action: "contract.changed",
      contractNo: ended.result?.contractNo,
      reason: "Moved",
      changes: [{ field: "state", before: "SIGNED", after: "TERMINATED" }],
    });
    const late = await ask(app(), routes.terminate, { body: { id, version, reason: "Late" } }, SIGN);
    expect(late.code).toBe(SERVICE_CODES.changed);
  });

  test("CUS-22 of two who sign one draft at once, one does; the other is told what it is now", async () => {
    const made = await draft(someone());
    const both = await Promise.all([sign(made), sign(made)]);
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([SERVICE_CODES.ok, SERVICE_CODES.changed]);
  });

  test("CUS-22 a draft is deleted with its files; a signed one is not", async () => {
    const made = await draft(someone());
    const file = made.files[0]!.id;
    const gone = await ask(app(), routes.delete, { params: { id: made.id } }, SIGN);
    expect(gone.code).toBe(SERVICE_CODES.ok);
    const { db } = database();
    expect(await db.select().from(storedFile).where(eq(storedFile.id, file))).toMatchObject([{ heldBy: null }]);
    expect(await db.$count(contractFile, eq(contractFile.contractId, made.id))).toBe(0);
    const { id } = await signed(someone());
    expect((await ask(app(), routes.delete, { params: { id } }, SIGN)).code).toBe(SERVICE_CODES.wrongState);
  });

  test("CUS-22 the clock ends what is over at its site, and counts what holds from today on; a second run does nothing", async () => {
    const { db } = database();
    const [over, coming] = [someone(), someone()];
    await signed(over, { validFrom: addDays(TODAY, -9), validTo: TODAY });
    await signed(coming, { validFrom: addDays(TODAY, 1), validTo: addDays(TODAY, 40) });
    expect([(await stored(over)).contractUntil, (await stored(coming)).contractUntil]).toEqual([TODAY, null]);
    const told: number[] = [];
    // 17:30 of the 20th in UTC: in Vietnam the 21st has begun.
    const run = async (at: string) => {
      const now = new Date(at);
      const tell = (_line: string, count = 0) => void told.push(count);
      await expireContracts({ db, now, signal: AbortSignal.timeout(60_000), write: taskWrite(db, now), tell });
    };
    await run("2026-11-20T16:30:00Z");
    expect(await stored(over)).toMatchObject({ contractUntil: TODAY });
    await run("2026-11-20T17:30:00Z");
    await run("2026-11-20T18:30:00Z");
    expect(told).toEqual([0, 1, 0]);
    expect(await stored(over)).toMatchObject({ contractUntil: null, status: "USABLE" });
    expect(await stored(coming)).toMatchObject({ contractUntil: addDays(TODAY, 40) });
  });

  test("PERM-02 contracts of another site's customers are in no page, by no id, and nothing is done with them", async () => {
    const made = await draft(someone());
    const my = { caller: { site: "MY", scope: "my" } } as const;
    const page = await result(
      app(),
      routes.pageQuery,
      { body: { pageSize: 50, want: ["total", "stateCounts"] } },
      { ...my, button: VIEW.button },
    );
    expect([page.data, page.stateCounts?.reduce((sum, { count }) => sum + count, 0)]).toEqual([[], 0]);
    expect(await result(app(), routes.byIds, { body: { ids: [made.id] } }, { ...my, button: VIEW.button })).toEqual([]);
    for (const [route, input] of [
      [routes.sign, { body: { id: made.id, version: 1 } }],
      [routes.terminate, { body: { id: made.id, version: 1, reason: "Mine" } }],
    ] as const)
      expect((await ask(app(), route, input as never, { ...my, button: SIGN.button })).code).toBe(
        SERVICE_CODES.notFound,
      );
  });

  test("PERM-02 a form's look-up finds the caller's customers by names and codes, and a customer's page shows its papers", async () => {
    const code = someone();
    const made = await draft(code);
    const look = (text: string, options: AskOptions = SIGN) =>
      result(app(), customerLookUpRoutes.lookUp, { body: { text } }, options);
    expect((await look(code)).data).toEqual([{ customerCode: code, name: made.customerName, status: "USABLE" }]);
    expect((await look(code, { caller: { site: "MY", scope: "my" } })).data).toEqual([]);
    expect((await look("a")).data.length).toBeLessThanOrEqual(10);
    const [found] = await result(
      app(),
      customerDetailRoutes.detail,
      { body: { codes: [code] } },
      { caller: SIGN.caller },
    );
    expect(found?.detail.contracts).toMatchObject([{ id: made.id, contractNo: made.contractNo, state: "DRAFT" }]);
  });

  test("CUS-22 contracts are found by number, customer, kind, state and last day", async () => {
    const code = someone();
    const made = await draft(code, { kind: "AGREEMENT", validTo: addDays(TODAY, 3) });
    const found = async (filter: object) =>
      (await result(app(), routes.pageQuery, { body: { pageSize: 50, filter, sort: "VALID_TO_ASC" } }, VIEW)).data.some(
        ({ id }) => id === made.id,
      );
    for (const filter of [
      { keyword: made.contractNo },
      { keyword: made.customerName.slice(0, 8).toLowerCase() },
      { customerCode: code },
      { kind: "AGREEMENT", state: ["DRAFT"] },
      { endsUntil: addDays(TODAY, 3) },
    ])
      expect([filter, await found(filter)]).toEqual([filter, true]);
    for (const filter of [
      { keyword: "nobody" },
      { kind: "CONTRACT" },
      { state: ["SIGNED"] },
      { endsUntil: addDays(TODAY, 2) },
    ])
      expect([filter, await found(filter)]).toEqual([filter, false]);
  });
});
