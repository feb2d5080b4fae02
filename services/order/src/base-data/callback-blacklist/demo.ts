import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES } from "@linehaul/schema/sites";
import { firstCustomers } from "../../demo/first-customers.ts";
import { callbackBlacklist } from "./table.ts";

const MINUTE_MS = 60_000;
const HOSTS = [
  { host: "closed-shop.example", reason: "The shop has closed; its domain belongs to somebody else." },
  { host: "hooks.slow-partner.example", reason: "Answers after a minute, and holds up the others." },
];
const UNUSABLE = "The customer is not served any more.";

/** Fills an empty table with two hosts of each site of the demo, and with one of its customers that are not served any more. */
export async function seedCallbackBlacklist(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(callbackBlacklist)) > 0) return;
  const rows = await Promise.all(
    SITE_CODES.map(async (site) => {
      const customers = await firstCustomers(db, { site, status: "UNUSABLE", count: 1 });
      const told = [
        ...HOSTS.map((row) => ({ ...row, subject: row.host, customerCode: null, customerName: null })),
        ...customers.map(({ customerCode, name: customerName }) => ({
          subject: customerCode,
          customerCode,
          customerName,
          host: null,
          reason: UNUSABLE,
        })),
      ];
      return told.map((row, n) => {
        const at = new Date(begin.getTime() + n * MINUTE_MS);
        const by = { createdBy: "system", createdAt: at, modifiedBy: "system", modifiedAt: at };
        const id = fixedId("callback-blacklist", `${site} ${row.subject}`);
        return { ...by, ...row, id, site, status: "ENABLED" as const, version: 1 };
      });
    }),
  );
  await load(db, callbackBlacklist, rows.flat());
}
