import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { released } from "@linehaul/kit/testing/filling";
import type { UserAccountCopied } from "@linehaul/schema/accounts/user-account/copy";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { accountCopies } from "./copies.ts";
import { mainAccounts } from "./main.ts";
import { accountCopy } from "./table.ts";

const account = (userCode: string, more: Partial<UserAccountCopied> = {}): UserAccountCopied => ({
  id: newId(),
  site: "MY",
  userCode,
  mainUserCode: userCode,
  customerCode: "6010000001",
  isCancelled: false,
  ...more,
});

onEachDatabase(released(service), (database) => {
  const take = (asked: Parameters<typeof accountCopies.take>[1], rows: readonly UserAccountCopied[]) =>
    database().db.transaction((tx) => accountCopies.take(tx, asked, { rows, isLast: true }));
  const mainOf = async (customerCode: string) =>
    (await database().db.transaction((tx) => mainAccounts(tx, [customerCode]))).get(customerCode);
  const stored = async (userCode: string) =>
    (await database().db.select().from(accountCopy).where(eq(accountCopy.userCode, userCode)))[0];

  test("PERM-08 new orders are the main account's of now: one that is made, and not one that was cancelled", async () => {
    const first = account("MY50000001");
    await take({ ids: [first.id] }, [first]);
    expect(await mainOf(first.customerCode)).toBe("MY50000001");
    const second = account("MY50000002");
    await take({ ids: [first.id, second.id] }, [{ ...first, isCancelled: true }, second]);
    expect(await mainOf(first.customerCode)).toBe("MY50000002");
  });

  test("PERM-08 a sub that is tied to another main account waits for its orders to be restamped; the demo's are followed from then on", async () => {
    const { db } = database();
    const own = { userCode: "MY60000001-1", customerCode: "6010000002", site: "MY" } as const;
    await db.insert(accountCopy).values({ ...own, mainUserCode: "MY60000001", stampedMain: "MY60000001" });
    await db.insert(accountCopy).values({ ...own, userCode: "MYGONE", mainUserCode: "MYGONE", stampedMain: "MYGONE" });
    const sub = account(own.userCode, { customerCode: own.customerCode, mainUserCode: "MY60000009" });
    await take({ after: null }, [sub]);
    expect(await stored(own.userCode)).toMatchObject({
      id: sub.id,
      mainUserCode: "MY60000009",
      stampedMain: "MY60000001",
    });
    expect(await stored("MYGONE")).toBeUndefined();
    await take({ ids: [sub.id] }, []);
    expect(await stored(own.userCode)).toBeUndefined();
  });
});
