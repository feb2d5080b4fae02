import { userAccount, userRole } from "@linehaul/admin/permissions/account/table";
import { dataGroup, dataGroupItem, userDataGroup } from "@linehaul/admin/permissions/perm-data-group/table";
import { module } from "@linehaul/admin/permissions/perm-module/table";
import { role } from "@linehaul/admin/permissions/perm-role/table";
import { systemInfo } from "@linehaul/admin/system/system-info/table";
import { encodeNodeId } from "@linehaul/gateway/access/node-id";
import { fixedId, newId } from "@linehaul/kit/ids";
import { audit, outbox } from "@linehaul/kit/tables";
import { country } from "@linehaul/order/base-data/country/table";
import { eq, type Table } from "drizzle-orm";
import { beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { HOUSE_MS, onEachHouse } from "../house/on-each-house.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
const Payload = z.object({
  payload: z.object({ errors: z.array(z.object({ message: z.string(), field: z.array(z.string()).nullable() })) }),
});

const node = (type: string, kind: string, name: string) => encodeNodeId(type, fixedId(kind, name));
const accountId = node("LeafAccount", "user", "auditor");
const disabledAccount = node("LeafAccount", "user", "credit.reviewer");
const roleId = fixedId("role", "REVIEWER");
const disabledRole = fixedId("role", "CONTENT_EDITOR");
const names = ["auditor", "reviewer.my"];
const OVER = "2020-01-01";
const group = { code: "DELETED_LAND", name: "A deleted land", kind: "CONSTANT", sites: ["MY"] };
const grantId = fixedId("user-role", "auditor/AUDITOR");
const groupGrantId = fixedId("user-data-group", "auditor/MY");
const trial = fixedId("data-group", "OLD_TRIAL");
const siteId = fixedId("data-group", "SITE_ID");
const place = { nameEn: "Orders", nameZh: "订单", nameHk: "訂單", sort: 1, version: 1 };
const branch = { ...place, id: node("Module", "module", "ORDERS"), code: "ORDERS" };

/** A mutation, what it is sent, and the field that must say what is wrong. */
const BAD: readonly (readonly [what: string, mutation: string, input: object, field: string])[] = [
  ["an unknown role", "grantRole", { accountId, roleId: newId() }, "roleId"],
  ["an unknown data group", "grantDataGroup", { accountId, groupId: newId() }, "groupId"],
  ["an unknown role for many", "batchGrant", { names, roleIds: [roleId, newId()] }, "roleIds"],
  ["an unknown data group for many", "batchGrant", { names, groupIds: [newId()] }, "groupIds"],
  ["a role for days that are over", "grantRole", { accountId, roleId, validTo: OVER }, "validTo"],
  ["a data group for days that are over", "grantDataGroup", { accountId, groupId: siteId, validTo: OVER }, "validTo"],
  ["days that are over for a role", "changeRoleDays", { grantId, validTo: OVER }, "validTo"],
  ["days that are over for a data group", "changeDataGroupDays", { grantId: groupGrantId, validTo: OVER }, "validTo"],
  ["days that are over for many", "batchGrant", { names, roleIds: [roleId], validTo: OVER }, "validTo"],
  ["a role for a disabled account", "grantRole", { accountId: disabledAccount, roleId }, "accountId"],
  [
    "a data group for a disabled account",
    "grantDataGroup",
    { accountId: disabledAccount, groupId: siteId },
    "accountId",
  ],
  ["a disabled role", "grantRole", { accountId, roleId: disabledRole }, "roleId"],
  ["a disabled data group", "grantDataGroup", { accountId, groupId: trial }, "groupId"],
  ["a branch in its own page", "saveModule", { ...branch, parentCode: "ORDER_LIST" }, "parentCode"],
  ["a branch in itself", "saveModule", { ...branch, parentCode: "ORDERS" }, "parentCode"],
  ["a data group of a deleted country", "saveDataGroup", { ...group, countries: ["SG", "BN"] }, "countries"],
  [
    "an account of a deleted country",
    "saveLeafAccount",
    { userName: "new.one", displayName: "New One", centralAccount: "new.one", countryCode: "BN" },
    "countryCode",
  ],
];
const DISABLED_SYSTEM: typeof BAD = [
  ["a role in a disabled system", "grantRole", { accountId, roleId }, "accountId"],
  ["a data group in a disabled system", "grantDataGroup", { accountId, groupId: siteId }, "accountId"],
  ["many in a disabled system", "batchGrant", { names, roleIds: [roleId] }, "names"],
];
const TABLES: readonly Table[] = [
  userAccount,
  userRole,
  userDataGroup,
  dataGroup,
  dataGroupItem,
  module,
  role,
  audit,
  outbox,
];

onEachHouse({}, (house) => {
  let admin: Visitor;
  beforeAll(async () => {
    const { admin: perms, order } = house().services;
    // Before the gateway first reads the countries.
    await order.db.delete(country).where(eq(country.countryCode, "BN"));
    await perms.db.update(userAccount).set({ status: "DISABLED" }).where(eq(userAccount.userName, "credit.reviewer"));
    await perms.db.update(role).set({ status: "DISABLED" }).where(eq(role.id, disabledRole));
    admin = await signIn(house(), "admin");
  }, HOUSE_MS);

  /** All that could be half-saved. */
  const kept = async () => {
    const { db } = house().services.admin;
    return Promise.all(TABLES.map(async (table) => new Set((await db.select().from(table)).map(text))));
  };
  const text = (row: object) =>
    JSON.stringify(row, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value));

  async function refusal(mutation: string, input: object) {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) { payload: ${mutation}(input: $input) { errors { message field } } }`;
    const answer = await admin.graph({ query, variables: { input } });
    expect(answer.errors).toBeUndefined();
    return Payload.parse(answer.data).payload.errors;
  }
  const aSentence = expect.stringMatching(/^\S+( \S+)+$/);

  describe("PERM-04 PERM-06 AUTH-14 bad input is told at its field, and nothing of it is saved", () => {
    test.each(BAD)("%s", async (_what, mutation, input, field) => {
      const before = await kept();
      expect(await refusal(mutation, input)).toEqual([{ message: aSentence, field: [field] }]);
      expect(await kept()).toEqual(before);
    });

    test.each(DISABLED_SYSTEM)("%s", async (_what, mutation, input, field) => {
      const { db } = house().services.admin;
      await db.update(systemInfo).set({ status: "DISABLED" });
      onTestFinished(async () => {
        await db.update(systemInfo).set({ status: "ENABLED" });
      });
      const before = await kept();
      expect(await refusal(mutation, input)).toEqual([{ message: aSentence, field: [field] }]);
      expect(await kept()).toEqual(before);
    });
  });
});
