import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { ask, result } from "@linehaul/kit/testing/service";
import { userAccountRoutes as routes } from "@linehaul/schema/accounts/user-account/routes";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { beforeEach, expect, test } from "vitest";
import { fieldRuleCopy } from "../../base-data/field-rule/table.ts";
import { customer as service } from "../../service.ts";
import { MY, person, useAccounts, VN } from "./testing/accounts.ts";

const clock = { now: new Date("2026-11-20T18:30:00Z") };
type Rule = typeof fieldRuleCopy.$inferInsert;
const rule: Rule = {
  id: "",
  site: "VN",
  field: "account.phone",
  customerTypes: [],
  effect: "REQUIRED",
  minLength: 0,
  maxLength: 0,
  pattern: "",
  choices: [],
  messageEn: "",
  messageZhCn: "",
  messageZhHk: "",
  priority: 0,
  validFrom: "2026-11-01",
  validTo: null,
};

onEachDatabase(service.migrations, (database) => {
  const { app, someone, form, create, make, stored } = useAccounts(database, clock);
  const say = (...rules: Partial<Rule>[]) =>
    database()
      .db.insert(fieldRuleCopy)
      .values(rules.map((more) => ({ ...rule, ...more, id: newId() })));
  beforeEach(async () => void (await database().db.delete(fieldRuleCopy)));
  const told = async (more: object = {}) => {
    const { fields } = await create(form(someone(), more));
    return fields?.map(({ path, key }) => [path.join("."), key]) ?? [];
  };
  const update = (body: Parameters<typeof ask<typeof routes.update>>[2]["body"]) =>
    ask(app(), routes.update, { body }, { caller: VN });

  test("ACC-08 SYS-07 a new account obeys what its site says of its fields, told at each", async () => {
    await say(
      { effect: "LIMITED", field: "account.email", pattern: ".+@lorry[.]example", messageEn: "Our own mail alone" },
      { effect: "LIMITED", field: "account.lastName", maxLength: 5 },
      { effect: "LIMITED", field: "account.firstName", choices: ["Thị Lan", "Minh"] },
      {},
    );
    expect(await told()).toEqual([
      ["lastName", "text.max"],
      ["phone", "required"],
    ]);
    const fits = { lastName: "Lê", phone: "+84 90 123 4567" };
    expect(await told({ ...fits, email: "lan@other.example", firstName: "Hoa" })).toEqual([
      ["firstName", "order.field.choices"],
      ["email", "order.field.said"],
    ]);
    expect(await told(fits)).toEqual([]);
  });

  test("ACC-09 SYS-07 a telephone is judged as it is dialled; one that is not asked for is refused", async () => {
    await say({ effect: "LIMITED", minLength: 12, pattern: "[+]849\\d{8}" });
    expect(await told({ phone: "+84 (0)90 123-4567" })).toEqual([]);
    expect(await told({ phone: "+84 90 123 456" })).toEqual([["phone", "text.min"]]);
    expect(await told({ phone: "+84 80 123 4567" })).toEqual([["phone", "order.field.pattern"]]);
    expect(await told()).toEqual([]);
    await database().db.delete(fieldRuleCopy);
    await say({ effect: "HIDDEN" });
    expect(await told({ phone: "+84 90 123 4567" })).toEqual([["phone", "order.field.hidden"]]);
    expect(await told()).toEqual([]);
  });

  test("SYS-07 a rule holds at its site, on its days there, for its customers; of two the one that names them", async () => {
    await say(
      { site: "MY" },
      // In Vietnam it is the 21st by now.
      { validTo: "2026-11-20" },
      { validFrom: "2026-11-22" },
      { customerTypes: ["PERSONAL"] },
    );
    expect(await told()).toEqual([]);
    await say({ validFrom: "2026-11-21", validTo: "2026-11-21" });
    expect(await told()).toEqual([["phone", "required"]]);
    await say({ effect: "LIMITED", minLength: 4, customerTypes: ["ENTERPRISE"] });
    expect(await told()).toEqual([]);
  });

  test("ACC-08 SYS-07 an account that is there is judged at the fields that change alone", async () => {
    const account = await make(someone());
    const { id, version } = account;
    await say({}, { effect: "LIMITED", field: "account.lastName", maxLength: 3 });
    const own = { userName: account.userName ?? "", firstName: "Minh", lastName: account.lastName ?? "" };
    const changed = await update({ id, version, ...own });
    expect(changed).toMatchObject({ code: 0, result: { firstName: "Minh", phone: null } });
    const refused = await update({ id, version: version + 1, ...own, lastName: "Phạm" });
    expect(refused.fields).toMatchObject([{ path: ["lastName"], key: "text.max" }]);
    expect(await stored(id)).toMatchObject({ lastName: "Nguyễn", version: version + 1 });
    expect((await update({ id, version: version + 1, ...own, phone: "+84 90 123 4567" })).code).toBe(0);
    const without = await update({ id, version: version + 2, ...own, phone: null });
    expect(without.fields).toMatchObject([{ path: ["phone"], key: "required" }]);
  });

  test("SYS-07 whoever fills in a form is told what holds there; a foreign customer or account tells nothing", async () => {
    const code = someone();
    const { id } = await make(code);
    await say(
      { effect: "HIDDEN", customerTypes: ["PERSONAL"] },
      { field: "account.email", effect: "LIMITED", maxLength: 40, messageEn: "Short", messageZhCn: "短" },
    );
    const asked = (query: { customerCode?: string; id?: string }, caller: typeof VN | typeof MY = VN) =>
      ask(app(), routes.fieldRules, { query }, { caller, button: "USER_LIST.CREATE" });
    const email = { field: "email", effect: "LIMITED", maxLength: 40, messageEn: "Short", messageZhCn: "短" };
    expect(await result(app(), routes.fieldRules, { query: { customerCode: code } }, { caller: VN })).toMatchObject([
      email,
    ]);
    expect((await asked({ id })).result).toMatchObject([email]);
    expect((await asked({ customerCode: person.customerCode })).result).toMatchObject([
      email,
      { field: "phone", effect: "HIDDEN" },
    ]);
    for (const query of [{ customerCode: code }, { id }])
      expect(await asked(query, MY)).toMatchObject({ code: SERVICE_CODES.notFound });
    for (const query of [{}, { customerCode: code, id }]) expect((await asked(query)).code).toBe(SERVICE_CODES.invalid);
  });
});
