import { snake, title } from "./words.ts";

export const FIELD_KINDS = ["text", "integer", "decimal", "day"] as const;
export type FieldKind = (typeof FIELD_KINDS)[number];
export interface Field {
  readonly name: string;
  readonly kind: FieldKind;
}

/** How a kind of field is written on each floor. */
interface Writing {
  /** zod, of what is saved. */
  readonly input: string;
  /** zod, of what is answered. */
  readonly row: string;
  /** drizzle's column function. */
  readonly column: "text" | "integer" | "numeric" | "date";
  readonly exposed: (name: string, description: string) => string;
  readonly argument: "string" | "int";
  /** What the description of the argument adds. */
  readonly limits: string;
  /** An empty form's value. */
  readonly blank: string;
  readonly formField: "TextField" | "IntegerField";
  readonly formMore: string;
  /** A column of the list. */
  readonly cell: (value: string) => string;
  readonly cellMore: string;
  /** A value that tests save. */
  readonly sample: string;
}

export const WRITING: Readonly<Record<FieldKind, Writing>> = {
  text: {
    input: 'z.string("required").trim().min(1, "required").max(60, "text.max")',
    row: "z.string()",
    column: "text",
    exposed: (name, description) => `t.exposeString("${name}", { description: "${description}" })`,
    argument: "string",
    limits: "up to 60 characters",
    blank: '""',
    formField: "TextField",
    formMore: "",
    cell: (value) => value,
    cellMore: "width: 180",
    sample: '"First"',
  },
  integer: {
    input: 'z.int("number.integer").min(0, "number.min").max(9999, "number.max")',
    row: "z.int()",
    column: "integer",
    exposed: (name, description) => `t.exposeInt("${name}", { description: "${description}" })`,
    argument: "int",
    limits: "0–9999",
    blank: "0",
    formField: "IntegerField",
    formMore: "",
    cell: (value) => value,
    cellMore: 'width: 90, align: "end"',
    sample: "1",
  },
  decimal: {
    input: 'z.string("required").regex(/^\\d{1,10}(\\.\\d{1,8})?$/, "number.decimal")',
    row: "z.string()",
    column: "numeric",
    exposed: (name, description) => `t.expose("${name}", { type: "Decimal", description: "${description}" })`,
    argument: "string",
    limits: "at most 10 digits and 8 decimals",
    blank: '""',
    formField: "TextField",
    formMore: ' inputMode="decimal"',
    cell: (value) => `formatDecimal(${value})`,
    cellMore: 'width: 120, align: "end"',
    sample: '"1.5"',
  },
  day: {
    input: 'z.iso.date("day")',
    row: "z.string()",
    column: "date",
    exposed: (name, description) => `t.exposeString("${name}", { description: "${description}" })`,
    argument: "string",
    limits: "a day, as 2026-11-20",
    blank: '""',
    formField: "TextField",
    formMore: " maxLength={10}",
    cell: (value) => value,
    cellMore: "width: 110",
    sample: '"2026-11-20"',
  },
};

const isKind = (text: string): text is FieldKind => FIELD_KINDS.some((kind) => kind === text);

/** `code:text,day:day`. Throws with what is wrong; the first field names the row and is a text. */
export function parseFields(text: string): readonly [Field, ...Field[]] {
  const [first, ...rest] = text.split(",").map((part): Field => {
    const [name = "", kind = "text"] = part.trim().split(":", 2);
    if (!/^[a-z][A-Za-z0-9]*$/.test(name)) throw new Error(`"${name}" is no field's name: camelCase, as nameEn`);
    // `date` is what many would call it.
    const known = kind === "date" ? "day" : kind;
    if (!isKind(known)) throw new Error(`"${kind}" is no kind of field: ${FIELD_KINDS.join(", ")}`);
    return { name, kind: known };
  });
  if (first === undefined || first.kind !== "text") throw new Error("the first field names the row, and is a text");
  const names = [first, ...rest].map((f) => f.name);
  if (new Set(names.map(snake)).size !== names.length) throw new Error("two fields have the same name");
  return [first, ...rest];
}

/** Labels of the fields that many catalogues have: English, simplified and traditional Chinese. */
const LABELS: Readonly<Record<string, readonly [string, string, string]>> = {
  code: ["Code", "代码", "代碼"],
  name: ["Name", "名称", "名稱"],
  nameEn: ["English name", "英文名称", "英文名稱"],
  nameZh: ["Chinese name", "中文名称", "中文名稱"],
  sort: ["Sort", "排序", "排序"],
  remark: ["Remark", "备注", "備註"],
  day: ["Day", "日期", "日期"],
  country: ["Country", "国家/地区", "國家/地區"],
  city: ["City", "城市", "城市"],
  type: ["Type", "类型", "類型"],
  amount: ["Amount", "金额", "金額"],
  description: ["Description", "描述", "描述"],
};

/** The field's label in English, simplified and traditional Chinese; null for the last two where somebody must translate it. */
export const labelsOf = ({ name }: Field): readonly [string, string | null, string | null] =>
  LABELS[name] ?? [title(name), null, null];
