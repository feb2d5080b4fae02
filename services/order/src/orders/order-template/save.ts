import { catalogueSave } from "@linehaul/kit/catalogue";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { holdFile, letGo } from "@linehaul/kit/files/kept";
import { newRowsSite } from "@linehaul/kit/scope";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { choiceProblems, headMapOf } from "@linehaul/schema/orders/order-import/sheet-heading";
import type { TemplateMapInput } from "@linehaul/schema/orders/order-template/map";
import type { OrderTemplate, OrderTemplateInput } from "@linehaul/schema/orders/order-template/row";
import { and, eq } from "drizzle-orm";
import { customersOf } from "../order/writing/known.ts";
import { headsKeyOf } from "./heads-key.ts";
import { mine } from "./mine.ts";
import { orderTemplate, type OrderTemplateRecord } from "./table.ts";
import { workbookOf } from "./workbook.ts";

const UPLOAD = { create: "ORDER_TEMPLATE.UPLOAD", edit: "ORDER_TEMPLATE.UPLOAD" } as const;
export const holder = (id: string): string => `orderTemplate:${id}`;
const wrong = (field: string, key: string) =>
  fail(SERVICE_CODES.invalid, { fields: [{ path: [field], key, params: {} }] });

/** What the customer is called; 400001 for one that the caller may not see. */
async function customerName(call: Call, code: string | null): Promise<string | null> {
  if (code === null) return null;
  const { site, userName } = call.caller;
  const writer = { site, userName, scope: await call.scope(), at: call.now() };
  const found = (await customersOf(call.db, writer, [code])).get(code);
  if (found === undefined) throw wrong("customerCode", "customer.unknown");
  return found.name;
}

/** Makes a template of an uploaded workbook, or edits one; a new workbook takes the place of the old one. */
export async function save(call: Call, input: OrderTemplateInput): Promise<OrderTemplate> {
  const { id, version, file, ...own } = input;
  const site = newRowsSite(call.caller, await call.scope());
  if (id === undefined && file === undefined) throw wrong("file", "template.file");
  const name = await customerName(call, own.customerCode);
  const sheet = file === undefined ? null : await workbookOf(call, file);
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: {
      ...own,
      site,
      customerName: name,
      ...(sheet && {
        fileId: sheet.file.id,
        fileName: sheet.file.name,
        sha256: sheet.file.sha256,
        headings: sheet.headings,
        headsKey: headsKeyOf(sheet.headings),
      }),
    },
    check: async (tx, row) => {
      if (sheet === null) return;
      const by = holder(row.id);
      await letGo(tx, by);
      await holdFile(tx, { id: sheet.file.id, purpose: "orderTemplate", caller: call.caller }, by);
    },
    unique: { order_template_once: "name" },
    buttons: UPLOAD,
  });
}

/** One of the templates that the caller may see; 404001 for any other. */
export async function ownTemplate(call: Call, id: string): Promise<OrderTemplateRecord> {
  const { within } = await mine(call);
  const [found] = await call.db
    .select()
    .from(orderTemplate)
    .where(and(within, eq(orderTemplate.id, id)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  return found;
}

/** Keeps what the headings of a template shall mean. */
export async function saveMap(call: Call, { id, version, map }: TemplateMapInput): Promise<OrderTemplate> {
  const { headings } = await ownTemplate(call, id);
  const fields = choiceProblems(headings, map);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  return catalogueSave(call, {
    ...(await mine(call)),
    id,
    version,
    values: { map: headMapOf(map) },
    unique: {},
    buttons: UPLOAD,
  });
}
