import { audit } from "@linehaul/kit/tables";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { newId } from "@linehaul/kit/ids";
import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { phoneRuleCopy } from "../../base-data/phone-rule/table.ts";
import { customer as service } from "../../service.ts";
import { MY, PASSWORD, person, useAccounts, VN } from "./testing/accounts.ts";

const clock = { now: new Date("2026-11-20T10:00:00Z") };
const ON = { caller: VN } as const;

onEachDatabase(service.migrations, (database) => {
  const { app, someone, form, create, make, active, stored, turn, turnFor } = useAccounts(database, clock);
  const update = (body: Parameters<typeof ask<typeof routes.update>>[2]["body"]) =>
    ask(app(), routes.update, { body }, ON);

  test("ACC-07 ACC-08 a customer's first account is its main one, later ones are subs of it; both begin inactivated and masked", async () => {
    const code = someone();
    const main = await make(code, { phone: "+84 90 123 4567" });
    expect(main).toMatchObject({
      customerCode: code,
      accountType: "ENTERPRISE",
      userType: "MAIN",
      mainCode: null,
      dataSource: "CONSOLE",
      status: "INACTIVATED",
      email: "d•••@lorry.example",
      phone: "+84 ••• ••67",
      hasPassword: false,
      site: "VN",
    });
    const both = await Promise.all([make(code), make(code)]);
    expect(both.map(({ userType, mainCode }) => [userType, mainCode])).toEqual([
      ["SUB", main.userCode],
      ["SUB", main.userCode],
    ]);
    expect(new Set(both.map(({ userCode }) => userCode))).toEqual(
      new Set([`${main.userCode}-1`, `${main.userCode}-2`]),
    );
  });

  test("ACC-07 of two first accounts of a customer made at once, one is the main one", async () => {
    const code = someone();
    const both = await Promise.all([make(code), make(code)]);
    expect(both.map(({ userType }) => userType).toSorted((a, b) => a.localeCompare(b))).toEqual(["MAIN", "SUB"]);
  });

  test("ACC-02 ACC-03 name and e-mail are there once a site, in any case, told at their fields", async () => {
    const made = form(someone());
    expect((await create(made)).code).toBe(SERVICE_CODES.ok);
    const name = await create({ ...form(someone()), userName: made.userName.toUpperCase() });
    expect([name.code, name.fields]).toMatchObject([
      SERVICE_CODES.duplicate,
      [{ path: ["userName"], key: "duplicate" }],
    ]);
    const mail = await create({ ...form(someone()), email: made.email.toUpperCase() });
    expect([mail.code, mail.fields]).toMatchObject([SERVICE_CODES.duplicate, [{ path: ["email"], key: "duplicate" }]]);
  });

  test.each([
    ["userName", "lorry1"],
    ["userName", `l${"1".repeat(19)}`],
    ["email", "a.b+c@lorry-1.example"],
    ["firstName", "a".repeat(50)],
  ])("ACC-02 ACC-03 ACC-08 %s %j is taken", async (field, value) => {
    expect((await create(form(someone(), { [field]: value }))).code).toBe(SERVICE_CODES.ok);
  });

  test.each([
    ["userName", "lorry"],
    ["userName", `l${"1".repeat(20)}`],
    ["userName", "1lorry"],
    ["userName", "lorry-1"],
    ["email", "a@lorry"],
    ["email", "a b@lorry.example"],
    ["email", "a•••@lorry.example"],
    ["firstName", ""],
    ["firstName", "a".repeat(51)],
    ["phone", "••• ••67"],
  ])("ACC-02 ACC-03 ACC-08 %s %j is refused, at the field", async (field, value) => {
    const answer = await create(form(someone(), { [field]: value }));
    expect([answer.code, answer.fields?.map(({ path }) => path)]).toEqual([SERVICE_CODES.invalid, [[field]]]);
  });

  test("ACC-09 a telephone obeys the phone rules, at its field", async () => {
    const rule = { callingCode: 65, countries: ["SG"], lengths: [8], patterns: ["[89]\\d{7}"], example: "81234567" };
    await database()
      .db.insert(phoneRuleCopy)
      .values({ id: newId(), ...rule });
    const short = await create(form(someone(), { phone: "+65 8123" }));
    expect(short).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["phone"], key: "phone.length" }] });
    const { id } = await make(someone(), { phone: "+65 8123 4567" });
    expect(await stored(id)).toMatchObject({ phoneCode: "65", phone: "8123 4567" });
  });

  test("ACC-07 what is left out of a change stays; an older version is refused; what the trail tells is masked", async () => {
    const made = await make(someone(), { phone: "+84 90 123 4567" });
    const { id, version } = made;
    const names = { userName: "renamed_1", firstName: "Lan", lastName: "Trần" };
    const changed = await update({ id, version, ...names });
    expect(changed.result).toMatchObject({ ...names, email: made.email, phone: made.phone, version: version + 1 });
    expect((await update({ id, version, ...names })).code).toBe(SERVICE_CODES.changed);
    await update({ id, version: version + 1, ...names, email: "secret.canary@lorry.example", phone: null });
    expect(await stored(id)).toMatchObject({ email: "secret.canary@lorry.example", phone: null, phoneCode: null });
    const rows = await database().db.select().from(audit).where(eq(audit.subject, id));
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toContain("secret.canary");
    expect(JSON.stringify(rows)).not.toContain("123 4567");
  });

  test("PERM-09 a person's account is changed by its owner alone, in whatever way it is asked", async () => {
    const { id, version } = await make(person.customerCode);
    const refused = await update({ id, version, userName: "renamed_2", firstName: "A", lastName: "B" });
    expect(refused.code).toBe(SERVICE_CODES.ofPerson);
    expect(await stored(id)).toMatchObject({ version, firstName: "Thị Lan" });
  });

  test("ACC-05 ACC-06 acts have an outcome each: one that may not is told so and stops no other; 201 are refused", async () => {
    const [one, two, three] = [await active(someone()), await active(someone()), await make(someone())];
    const ids = [one.id, two.id, three.id, newId()];
    expect(await turnFor("disable", ids)).toEqual([
      ["DONE", "FORBIDDEN"],
      ["DONE", "FORBIDDEN"],
      ["NOT_NOW", "INACTIVATED"],
      ["NOT_FOUND", null],
    ]);
    expect(await turnFor("disable", [one.id])).toEqual([["ALREADY", "FORBIDDEN"]]);
    expect(await stored(one.id)).toMatchObject({ reason: "Has left" });
    expect(await turn("enable", [one.id])).toEqual([["DONE", "ACTIVATED"]]);
    expect(await turn("unlock", [one.id])).toEqual([["ALREADY", "ACTIVATED"]]);
    const many = await ask(app(), routes.enable, { body: { ids: Array.from({ length: 201 }, newId) } }, ON);
    expect(many).toMatchObject({ code: SERVICE_CODES.invalid, fields: [{ path: ["ids"], key: "list.max" }] });
    const told = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, one.id), eq(audit.reason, "Has left")));
    expect(told).toMatchObject([{ button: "USER_LIST.DISABLE", fields: expect.arrayContaining(["status", "reason"]) }]);
  });

  test("ACC-06 of two who cancel an account at once, one does; a main account waits for its subs; it can be taken back", async () => {
    const code = someone();
    const [main, sub] = [await active(code), await active(code)];
    expect(await turnFor("cancel", [main.id])).toEqual([["HAS_SUBS", "ACTIVATED"]]);
    const both = await Promise.all([turnFor("cancel", [sub.id]), turnFor("cancel", [sub.id])]);
    expect(both.flat().toSorted(([a = ""], [b = ""]) => String(a).localeCompare(String(b)))).toEqual([
      ["ALREADY", "PRE_CANCEL"],
      ["DONE", "PRE_CANCEL"],
    ]);
    expect(await stored(sub.id)).toMatchObject({ cancelAt: new Date("2026-12-05T10:00:00Z") });
    expect(await turn("keep", [sub.id])).toEqual([["DONE", "ACTIVATED"]]);
    expect(await stored(sub.id)).toMatchObject({ cancelAt: null, reason: null });
  });

  test("ACC-10 two passwords that differ, or a weak one, are refused at their fields; what is kept is a hash, and nothing tells it", async () => {
    const { id } = await make(someone());
    const reset = (password: string, again: string) =>
      ask(app(), routes.resetPassword, { body: { id, password, again } }, ON);
    expect(await reset("Lorry-2026", "Lorry-2027")).toMatchObject({
      code: SERVICE_CODES.invalid,
      fields: [{ path: ["again"], key: "account.passwordsDiffer" }],
    });
    expect(await reset("lorrylorry", "lorrylorry")).toMatchObject({
      fields: [{ path: ["password"], key: "account.password" }],
    });
    expect((await reset("Canary-2026", "Canary-2026")).result).toMatchObject({ hasPassword: true });
    expect((await stored(id)).passwordHash).toMatch(/^\$argon2id\$/);
    const trail = await database().db.select().from(audit).where(eq(audit.type, "userAccount.passwordReset"));
    expect(trail.find(({ subject }) => subject === id)).toMatchObject({ fields: ["password"] });
    expect(JSON.stringify(trail)).not.toContain("Canary");
  });

  test("PERM-12 e-mail and telephone are shown with a reason, recorded first; another site's are not there", async () => {
    const { id } = await make(someone(), { email: "shown@lorry.example", phone: "+84 90 123 4567" });
    const show = (field: "ACCOUNT_EMAIL" | "ACCOUNT_PHONE", caller: typeof VN | typeof MY = VN) =>
      ask(app(), routes.showClear, { body: { id, field, reason: "A call back" } }, { caller });
    expect((await show("ACCOUNT_EMAIL")).result).toEqual({ value: "shown@lorry.example" });
    expect((await show("ACCOUNT_PHONE")).result).toEqual({ value: "+84 90 123 4567" });
    expect((await show("ACCOUNT_EMAIL", MY)).code).toBe(SERVICE_CODES.notFound);
    const trail = await database()
      .db.select()
      .from(audit)
      .where(and(eq(audit.subject, id), eq(audit.kind, "REVEAL")));
    expect(trail.map(({ fields, reason }) => [fields, reason])).toEqual([
      [["ACCOUNT_EMAIL"], "A call back"],
      [["ACCOUNT_PHONE"], "A call back"],
    ]);
  });

  test("PERM-02 accounts of another site are in no page, by no id, and nothing is done with them", async () => {
    const { id, version } = await active(someone());
    const my = { caller: MY } as const;
    const page = await result(app(), routes.pageQuery, { body: { pageSize: 50, want: ["total", "statusCounts"] } }, my);
    expect([page.data, page.statusCounts?.reduce((sum, { count }) => sum + count, 0)]).toEqual([[], 0]);
    expect(await result(app(), routes.byIds, { body: { ids: [id] } }, my)).toEqual([]);
    expect((await ask(app(), routes.signIns, { query: { id } }, my)).code).toBe(SERVICE_CODES.notFound);
    const body = { id, version, userName: "stolen_1", firstName: "A", lastName: "B" };
    expect((await ask(app(), routes.update, { body }, my)).code).toBe(SERVICE_CODES.notFound);
    const reset = { id, password: PASSWORD, again: PASSWORD };
    expect((await ask(app(), routes.resetPassword, { body: reset }, my)).code).toBe(SERVICE_CODES.notFound);
    const turned = await result(app(), routes.cancel, { body: { ids: [id], reason: "Mine" } }, my);
    expect(turned.outcomes).toMatchObject([{ outcome: "NOT_FOUND", userCode: null, status: null }]);
    expect((await create(form(someone()), my)).fields).toMatchObject([
      { path: ["customerCode"], key: "customer.unknown" },
    ]);
  });

  test("ACC-07 accounts are found by code, name with accents or without, status, kind and customer", async () => {
    const code = someone();
    const made = await active(code, { firstName: "Thị Bưởi", lastName: "Đặng" });
    const found = async (filter: object) =>
      (await result(app(), routes.pageQuery, { body: { pageSize: 100, filter, sort: "USER_CODE_ASC" } }, ON)).data.some(
        ({ id }) => id === made.id,
      );
    for (const filter of [
      { keyword: made.userCode },
      { keyword: "buoi dang" },
      { keyword: "BƯỞI" },
      { customerCode: code, status: ["ACTIVATED"] },
      { accountType: "ENTERPRISE", userType: "MAIN", dataSource: "CONSOLE", customerCode: code },
    ])
      expect([filter, await found(filter)]).toEqual([filter, true]);
    for (const filter of [{ keyword: "nobody" }, { customerCode: code, status: ["LOCKED"] }, { userType: "SUB" }])
      expect([filter, await found(filter)]).toEqual([filter, false]);
  });
});
