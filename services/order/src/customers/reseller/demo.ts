import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { demoCustomers } from "@linehaul/kit/demo/customers";
import { accountsOf } from "@linehaul/kit/demo/user-accounts";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { customerCopy } from "../customer/table.ts";
import { reseller } from "./table.ts";

const MINUTE_MS = 60_000;
/** Area · telephone: a shop each. */
const SHOPS: Readonly<Record<SiteCode, readonly (readonly [area: string, phone: string])[]>> = {
  MY: [
    ["Bukit Bintang, Kuala Lumpur", "+60 3-2145 7701"],
    ["George Town, Penang", "+60 4-261 7702"],
    ["Johor Bahru city", "+60 7-222 7703"],
  ],
  ID: [
    ["Menteng, Jakarta", "+62 21-5085 7701"],
    ["Denpasar, Bali", "+62 361-847 701"],
  ],
  VN: [
    ["Hoàn Kiếm, Hà Nội", "+84 24 3939 7701"],
    ["Quận 1, TP. Hồ Chí Minh", "+84 28 3822 7702"],
  ],
};

/** Fills an empty table with shops of each site: customers with a card, by the demo's own names and codes. */
export async function seedResellers(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(reseller)) > 0) return;
  const held = new Map((await db.select().from(customerCopy)).map((one) => [one.customerCode, one]));
  const rows = SITE_CODES.flatMap((site) => {
    const able = demoCustomers().filter(
      (c) => c.site === site && c.status === "USABLE" && (held.get(c.customerCode)?.monthCards.length ?? 0) > 0,
    );
    return SHOPS[site].flatMap(([area, phone], n) => {
      const c = able[n];
      const customer = c && held.get(c.customerCode);
      if (c === undefined || customer === undefined) return [];
      const [main] = accountsOf(c);
      const at = new Date(begin.getTime() + n * MINUTE_MS);
      const storeCode = `${site}-S${String(n + 1).padStart(3, "0")}`;
      return [
        {
          id: fixedId("reseller", storeCode),
          status: "ENABLED" as const,
          version: 1,
          createdBy: "system",
          createdAt: at,
          modifiedBy: "system",
          modifiedAt: at,
          site,
          customerCode: customer.customerCode,
          customerName: customer.name,
          userCode: main.userCode,
          creditAccount: customer.monthCards[0] ?? "",
          dcCode: `${site}-DC${(n % 2) + 1}`,
          storeCode,
          name: `${customer.name} · ${area.split(",")[0] ?? area}`,
          area,
          phone,
        },
      ];
    });
  });
  await load(db, reseller, rows);
}
