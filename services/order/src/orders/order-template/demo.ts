import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { REQUIRED_COLUMNS } from "@linehaul/schema/orders/order-import/columns";
import { plainHead, type HeadMap } from "@linehaul/schema/orders/order-import/headings";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { SITE_CODES, type Language, type SiteCode } from "@linehaul/schema/sites";
import { asc, eq } from "drizzle-orm";
import { customerCopy } from "../../customers/customer/table.ts";
import { headsKeyOf } from "./heads-key.ts";
import { orderTemplate, userTemplateMap, type OrderTemplateRecord } from "./table.ts";

const DAY = 86_400_000;
/** What a customer's own program calls columns: some of them chosen for, the last two left open. */
const OWN = {
  "Debtor no.": "customerCode",
  "PO number": "customerOrderNo",
  Colli: "parcelNum",
  "Gross kg": "weight",
  "Article text": "goods.name",
} as const satisfies HeadMap;
const OPEN = ["Cost centre", "Batch"];
const chosen: HeadMap = Object.fromEntries(
  Object.entries(OWN).map(([heading, column]) => [plainHead(heading), column]),
);

interface Told {
  readonly name: string;
  readonly language: Language;
  readonly days: number;
  readonly isOwn?: boolean;
  readonly isOpen?: boolean;
}
const TEMPLATES: readonly Told[] = [
  { name: "Standard orders", language: "en", days: 210 },
  { name: "标准订单", language: "zh-CN", days: 190 },
  { name: "ERP export", language: "en", days: 24, isOwn: true },
  { name: "Weekly sheet", language: "en", days: 3, isOwn: true, isOpen: true },
];

/** Headings in a language; a customer's own sheet calls some of them otherwise. */
function headingsOf({ language, isOwn = false, isOpen = false }: Told): string[] {
  const own = Object.entries(OWN);
  const heads = REQUIRED_COLUMNS.map(
    (column) => (isOwn ? own.find(([, key]) => key === column)?.[0] : undefined) ?? headOf(column, language),
  );
  return isOpen ? [...heads, ...OPEN] : heads;
}

/** Templates of each site, its own and its first customers', and a map of the administrator's. */
export async function seedOrderTemplates(db: Db, until: Date): Promise<void> {
  const rows = await Promise.all(SITE_CODES.map((site) => templatesOf(db, site, until)));
  await load(db, orderTemplate, rows.flat());
  await load(
    db,
    userTemplateMap,
    SITE_CODES.flatMap((site) =>
      ["november-orders.xlsx", "weekly-export.csv", "client-sheet.xlsx"].map((fileName, n) => {
        const headings = [...Object.keys(OWN), ...OPEN.slice(n)];
        return {
          id: fixedId("user-template-map", `${site} ${fileName}`),
          site,
          fileName,
          headings,
          user: fixedId("user", "admin"),
          headsKey: headsKeyOf(headings),
          map: chosen,
          modifiedAt: new Date(until.getTime() - (n + 1) * 2 * DAY),
        };
      }),
    ),
  );
}

async function templatesOf(db: Db, site: SiteCode, until: Date): Promise<OrderTemplateRecord[]> {
  const customers = await db
    .select()
    .from(customerCopy)
    .where(eq(customerCopy.site, site))
    .orderBy(asc(customerCopy.customerCode))
    .limit(2);
  return TEMPLATES.map((told, n) => {
    const at = new Date(until.getTime() - told.days * DAY);
    const customer = told.isOwn ? customers[n % customers.length] : undefined;
    const headings = headingsOf(told);
    return {
      id: fixedId("order-template", `${site} ${told.name}`),
      status: "ENABLED",
      version: 1,
      createdBy: "admin",
      createdAt: at,
      modifiedBy: "admin",
      modifiedAt: at,
      site,
      name: told.name,
      headings,
      customerCode: customer?.customerCode ?? null,
      customerName: customer?.name ?? null,
      fileName: `${told.name.toLowerCase().replaceAll(" ", "-")}.xlsx`,
      fileId: null,
      sha256: null,
      headsKey: headsKeyOf(headings),
      map: told.isOwn && !told.isOpen ? chosen : {},
    };
  });
}
