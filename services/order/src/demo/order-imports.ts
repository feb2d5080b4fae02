import type { Db } from "@linehaul/kit/database-type";
import { idAt } from "@linehaul/kit/demo/ids";
import { load } from "@linehaul/kit/demo/load";
import { type Random, random } from "@linehaul/kit/demo/prng";
import { fixedId } from "@linehaul/kit/ids";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { IMPORT_COLUMN_KEYS, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { headOf } from "@linehaul/schema/orders/order-import/texts";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { maskedValue } from "../orders/order-import/masking.ts";
import { importError, orderImport, type ImportErrorRecord, type ImportRecord } from "../orders/order-import/table.ts";
import { letters } from "../orders/order-import/template.ts";

const DAY = 86_400_000;

/** What people get wrong in sheets: the column, what stood there, and the rule that it broke. */
interface Mistake {
  readonly field: ImportColumn;
  readonly value: string | null;
  readonly rule: string;
  readonly params?: FieldProblem["params"];
}
const MISTAKES: readonly Mistake[] = [
  { field: "customerCode", value: "6019999999", rule: "customer.unknown" },
  { field: "customerOrderNo", value: "PO-2291", rule: "order.number.taken", params: { number: "PO-2291" } },
  { field: "customerOrderNo", value: null, rule: "required" },
  { field: "declaredValue", value: "12.5", rule: "order.declaredInteger" },
  { field: "goods.name", value: "8471.30", rule: "goods.name.letters" },
  { field: "goods.name", value: "TV", rule: "goods.name.english" },
  { field: "goods.unit", value: "ELL", rule: "goods.unit", params: { unit: "ELL" } },
  { field: "payMonthCard", value: "7410000093", rule: "card.unknown" },
  { field: "receiver.countryCode", value: "XX", rule: "country.unknown", params: { code: "XX" } },
];

/** Sheets of a site, the newest first: the file, and how many days ago it came. */
const SHEETS = [
  { fileName: "november-orders.xlsx", days: 0.4, state: "WRONG", wrong: 6, rows: 48 },
  { fileName: "客户订单-11月.xlsx", days: 2.1, state: "WRONG", wrong: 9, rows: 120 },
  { fileName: "weekly-export.csv", days: 6.3, state: "REFUSED", wrong: 0, rows: null },
  { fileName: "october-orders.xlsx", days: 16.2, state: "STORED", wrong: 0, rows: 36 },
] as const;

interface DemoImport {
  readonly record: ImportRecord;
  readonly errors: readonly ImportErrorRecord[];
}
const hashOf = (r: Random): string => Array.from({ length: 64 }, () => r.int(0, 15).toString(16)).join("");

function demoImport(site: SiteCode, n: number, until: Date): DemoImport {
  const sheet = SHEETS[n];
  if (sheet === undefined) throw new Error(`no sheet ${String(n)}`);
  const { fileName, days, state, wrong, rows } = sheet;
  const r = random("order import", site, n);
  const at = until.getTime() - Math.floor(days * DAY);
  const whose = { site, user: fixedId("user", "admin"), createdBy: "admin", fileName };
  const record: ImportRecord = {
    ...whose,
    id: idAt(r, at),
    createdAt: new Date(at),
    state,
    refusal: state === "REFUSED" ? "COLUMNS_MISSING" : null,
    missing: state === "REFUSED" ? ["customerCode", "parcelNum"] : [],
    unknown: state === "REFUSED" ? ["Debtor", "Pieces"] : [],
    bytes: r.int(9_000, 60_000),
    sha256: hashOf(r),
    // Its file is gone after a day, and nothing works on it any more.
    fileId: idAt(r, at),
    taskId: idAt(r, at),
    heads: {},
    // Its file is gone, so that nothing can be chosen for it.
    headings: [],
    template: null,
    hasMarked: false,
    rows,
    orders: rows,
    wrongRows: rows === null ? null : wrong,
    wrongCells: rows === null ? null : wrong,
    seenAt: null,
    wasStored: false,
  };
  const errors = MISTAKES.slice(0, wrong).map(({ field, value, rule, params = {} }, i): ImportErrorRecord => ({
    ...whose,
    id: idAt(r, at + i),
    importId: record.id,
    at: new Date(at + i),
    row: 2 + i * 5,
    column: letters(IMPORT_COLUMN_KEYS.indexOf(field)),
    heading: headOf(field, "en"),
    field,
    rule,
    params,
    value: maskedValue(field, value),
  }));
  return { record, errors };
}

/** What became of some sheets of each site. */
export async function seedOrderImports(db: Db, until: Date): Promise<ImportRecord[]> {
  const all = SITE_CODES.flatMap((site) => SHEETS.map((_, n) => demoImport(site, n, until)));
  const records = all.map(({ record }) => record);
  await load(db, orderImport, records);
  await load(
    db,
    importError,
    all.flatMap(({ errors }) => errors),
  );
  return records;
}
