import { userAccount, userRole } from "@linehaul/admin/permissions/account/table";
import { userDataGroup } from "@linehaul/admin/permissions/perm-data-group/table";
import { fixedId } from "@linehaul/kit/ids";
import { audit, outbox } from "@linehaul/kit/tables";
import { eq, inArray } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { sendChange } from "../house/change.ts";
import { HOUSE_MS, onEachHouse } from "../house/on-each-house.ts";
import { signIn, type Visitor } from "../house/visitor.ts";

vi.setConfig({ testTimeout: HOUSE_MS });
const GRANT = "permBatchOutcomeGrantMutation";
const auditor = fixedId("role", "AUDITOR");
const siteMy = fixedId("data-group", "SITE_MY");
const idOf = (userName: string) => fixedId("user", userName);
const good = Array.from({ length: 195 }, (_, n) => `batch.person${n}`);
const by = { createdBy: "t", createdAt: new Date(0), modifiedBy: "t", modifiedAt: new Date(0) };

onEachHouse({ gateways: 2 }, (house) => {
  let admin: Visitor;
  beforeAll(async () => {
    const { db } = house().services.admin;
    const people = [...good, "batch.disabled", "batch.holder"].map((userName) => ({
      ...by,
      id: idOf(userName),
      userName,
      displayName: userName,
      centralAccount: userName,
      status: userName === "batch.disabled" ? ("DISABLED" as const) : ("ENABLED" as const),
      workNo: userName === "batch.person0" ? "777777" : null,
    }));
    await db.insert(userAccount).values(people);
    await db.insert(userRole).values({ userId: idOf("batch.holder"), roleId: auditor });
    await db.insert(userDataGroup).values({ userId: idOf("batch.holder"), groupId: siteMy });
    admin = await signIn(house(), "admin");
  }, HOUSE_MS);

  /** What the batch has left behind, counted. */
  async function traces() {
    const { db } = house().services.admin;
    const ids = good.map(idOf);
    return {
      roles: await db.$count(userRole, inArray(userRole.userId, ids)),
      groups: await db.$count(userDataGroup, inArray(userDataGroup.userId, ids)),
      audited: await db.$count(audit, inArray(audit.subject, ids)),
      told: await db.$count(outbox, inArray(outbox.subject, ids)),
      holder: await db.$count(userRole, eq(userRole.userId, idOf("batch.holder"))),
      disabled: await db.$count(userRole, eq(userRole.userId, idOf("batch.disabled"))),
    };
  }

  test("PERM-11 200 accounts in one go, five bad among them: each is told, the rest is done once, however often the browser sends it", async () => {
    const names = [...good, "nobody.here", "batch.disabled", "batch.holder", "777777", "999999"];
    expect(names).toHaveLength(200);
    const idempotencyKey = `batch-${crypto.randomUUID()}`;
    const batch = { names, roleIds: [auditor], groupIds: [siteMy], validTo: "2099-12-31", idempotencyKey };
    const there = admin.at(house().gateways[1]);
    const sent = await Promise.all([admin, there, admin].map((who) => sendChange(who, GRANT, batch)));
    sent.push(await sendChange(there, GRANT, batch));

    const [first] = sent;
    expect(sent).toEqual(sent.map(() => first));
    expect(first).toMatchObject({ errors: [], result: { done: 195 } });
    const result: unknown = first?.["result"];
    expect(result).toHaveProperty("rows.length", 200);
    expect(result).toHaveProperty(
      "rows.0",
      expect.objectContaining({ outcome: "DONE", items: ["AUDITOR", "SITE_MY"] }),
    );
    for (const [n, outcome] of ["UNKNOWN", "DISABLED", "ALREADY_HELD", "TWICE", "UNKNOWN"].entries())
      expect(result).toHaveProperty(`rows.${195 + n}`, expect.objectContaining({ name: names[195 + n], outcome }));
    expect(await traces()).toEqual({ roles: 195, groups: 195, audited: 195, told: 195, holder: 1, disabled: 0 });
  });

  test("PERM-11 the same key for another batch is refused, and does nothing", async () => {
    const idempotencyKey = `batch-${crypto.randomUUID()}`;
    const batch = { names: ["batch.person1"], roleIds: [auditor], idempotencyKey };
    expect((await sendChange(admin, GRANT, batch)).errors).toEqual([]);
    const before = await traces();
    const { errors } = await sendChange(admin, GRANT, { ...batch, names: ["batch.disabled", "batch.person2"] });
    expect(errors).toEqual([expect.objectContaining({ message: expect.stringMatching(/\w+ \w+/) })]);
    expect(await traces()).toEqual(before);
  });
});
