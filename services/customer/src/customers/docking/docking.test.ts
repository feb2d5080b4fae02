import { demoCustomers } from "@linehaul/kit/demo/customers";
import { newId } from "@linehaul/kit/ids";
import { GRACE_MS } from "@linehaul/kit/secret";
import { audit, idempotency, outbox } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result, testService } from "@linehaul/kit/testing/service";
import { customerDetailRoutes } from "@linehaul/schema/customers/detail";
import { dockingRoutes as routes } from "@linehaul/schema/customers/docking/docking";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { callbackBlacklistCopy } from "../../base-data/callback-blacklist/table.ts";
import { customer as service } from "../../service.ts";
import { filledCustomer } from "../../testing/filled.ts";
import { dockedCustomer, isListed } from "./docked.ts";
import { docking } from "./table.ts";

const NOW = new Date("2026-11-20T10:00:00Z");
const scopeOf = {
  vn: { sites: ["VN"], countries: null, orgs: null, customers: null },
  my: { sites: ["MY"], countries: null, orgs: null, customers: null },
};
const usable = demoCustomers().filter(
  (c) => c.site === "VN" && c.customerType === "ENTERPRISE" && c.status === "USABLE",
);
const person = demoCustomers().find((c) => c.site === "VN" && c.customerType === "PERSONAL")!;
const EDIT = { button: "COMPANY_CUSTOMER_FORM.EDIT", caller: { site: "VN", scope: "vn" } } as const;
const URL_OF = "https://hooks.shop.example/orders";

onEachDatabase(filledCustomer(), (database) => {
  let app: FastifyInstance;
  let now = NOW;
  beforeAll(async () => {
    app = await testService({ ...service, database: database(), scopeOf, now: () => now });
  });
  afterAll(() => app.close());

  let next = 0;
  const someone = () => usable[next++]!.customerCode;
  const save = (customerCode: string, more: object = {}) =>
    ask(app, routes.save, { body: { customerCode, version: 0, whiteList: "", callbackUrl: URL_OF, ...more } }, EDIT);
  const secretOf = (customerCode: string) => result(app, routes.secret, { body: { customerCode } }, EDIT);
  const who = (appKey: string, appSecret: string, address = "203.0.114.9") =>
    dockedCustomer(database().db, { appKey, appSecret, address, now });

  test("CUS-21 what is kept stands on the customer's page, with its key; an older version is refused", async () => {
    const code = someone();
    const kept = await save(code, { whiteList: "203.0.114.0/24\n203.0.114.9 203.0.114.9" });
    expect(kept.result).toMatchObject({
      appKey: expect.stringMatching(/^lc-[0-9a-f]{18}$/),
      whiteList: "203.0.114.0/24, 203.0.114.9",
      secretSetAt: null,
      version: 1,
    });
    expect((await save(code)).code).toBe(SERVICE_CODES.changed);
    const [found] = await result(
      app,
      customerDetailRoutes.detail,
      { body: { codes: [code] } },
      { caller: EDIT.caller },
    );
    expect(found?.detail.docking).toEqual(kept.result);
  });

  test.each([
    [{ whiteList: "10.0.0.1, shop.example" }, "whiteList", "docking.ip"],
    [{ whiteList: "10.0.0.11 ".repeat(51) }, "whiteList", "text.max"],
    [{ callbackUrl: "http://hooks.shop.example/" }, "callbackUrl", "docking.https"],
    [{ callbackUrl: "https://[::ffff:10.0.0.1]/" }, "callbackUrl", "docking.private"],
  ])("CUS-07 CUS-21 %j is refused at its field, and nothing is kept", async (more, field, key) => {
    const before = await database().db.$count(docking);
    expect(await save(usable[60]!.customerCode, more)).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: [field], key }],
    });
    expect(await database().db.$count(docking)).toBe(before);
  });

  test("CUS-21 a secret is answered once and is kept, told and recorded nowhere; the one before is good for a day, one from before that no longer", async () => {
    const code = someone();
    const first = await secretOf(code);
    const { appKey } = first.docking;
    expect(await who(appKey, first.appSecret)).toBe(code);
    const second = await secretOf(code);
    expect([await who(appKey, first.appSecret), await who(appKey, second.appSecret)]).toEqual([code, code]);
    expect(second.docking.oldSecretUntil).toBe(new Date(NOW.getTime() + GRACE_MS).toISOString());
    const third = await secretOf(code);
    expect([await who(appKey, first.appSecret), await who(appKey, second.appSecret)]).toEqual([null, code]);
    now = new Date(NOW.getTime() + GRACE_MS);
    expect([await who(appKey, second.appSecret), await who(appKey, third.appSecret)]).toEqual([null, code]);
    now = NOW;
    const { db } = database();
    const kept = await Promise.all([audit, outbox, idempotency, docking].map((table) => db.select().from(table)));
    const text = JSON.stringify(kept, (_k, v: unknown) => (typeof v === "bigint" ? String(v) : v));
    for (const { appSecret } of [first, second, third]) expect(text).not.toContain(appSecret);
    expect([await who("lc-none", third.appSecret), await who(appKey, "")]).toEqual([null, null]);
  });

  test.each([
    ["", "198.51.100.7", true],
    ["203.0.114.0/24", "203.0.114.255", true],
    ["203.0.114.0/24", "203.0.115.1", false],
    ["203.0.114.9", "::ffff:203.0.114.9", true],
    ["2606:4700::/32", "2606:4700:0:0::1", true],
    ["2606:4700::1", "2606:4700:0:0:0:0:0:1", true],
    ["2606:4700::/32", "203.0.114.9", false],
    ["203.0.114.9", "no address", false],
  ])("CUS-07 a white list of %j and a call from %s: %s", (list, address, is) => {
    expect(isListed(list, address)).toBe(is);
  });

  test("CUS-21 SYS-08 a test call goes nowhere that the black list withholds, nor without an address; one that nobody answers says how", async () => {
    const code = someone();
    const test = () => ask(app, routes.test, { body: { customerCode: code } }, EDIT);
    expect(await test()).toMatchObject({ code: SERVICE_CODES.wrongState, detail: "NO_CALLBACK" });
    await save(code, { callbackUrl: "https://hooks.nowhere.invalid/orders" });
    expect((await test()).result).toMatchObject({ ending: "SILENT", silence: "UNREACHABLE", status: null });
    const row = { id: newId(), site: "VN" as const, customerCode: null, host: "nowhere.invalid", reason: "Leaks" };
    await database()
      .db.insert(callbackBlacklistCopy)
      .values({ ...row, id: newId(), site: "MY", reason: "Elsewhere" });
    expect((await test()).result?.ending).toBe("SILENT");
    await database().db.insert(callbackBlacklistCopy).values(row);
    expect((await test()).result).toMatchObject({ ending: "WITHHELD", reason: "Leaks", ms: 0 });
  });

  test("PERM-01 PERM-02 a person's is its own form's to change, another site's is not found", async () => {
    for (const [body, options] of [
      [{ customerCode: person.customerCode }, EDIT],
      [{ customerCode: usable[0]!.customerCode }, { ...EDIT, caller: { site: "MY", scope: "my" } }],
    ] as const)
      for (const route of [routes.secret, routes.test])
        expect((await ask(app, route, { body }, options)).code).toBe(SERVICE_CODES.notFound);
  });
});
