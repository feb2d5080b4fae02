import { demoCustomers } from "@linehaul/kit/demo/customers";
import { SAMPLE } from "@linehaul/order/orders/order-import/template-sample";
import { IMPORT_COLUMN_KEYS, type ImportColumn } from "@linehaul/schema/orders/order-import/columns";
import { choiceKindOf, choicesOf, headOf } from "@linehaul/schema/orders/order-import/texts";

const customer = demoCustomers().find(({ site, status }) => site === "MY" && status === "USABLE")?.customerCode ?? "";

/** A choice as somebody who reads Chinese picks it. */
const inChinese = (column: ImportColumn, code: string): string => {
  const kind = choiceKindOf(column);
  return kind === null ? code : (choicesOf(kind, "zh-CN").find(([known]) => known === code)?.[1] ?? code);
};
const OWN: Partial<Record<ImportColumn, string>> = {
  customerCode: customer,
  "sender.name": "陈美",
  "sender.regionLevels": "雪兰莪/八打灵再也",
  "receiver.name": "林伟",
};

/** Rows of orders in which nothing is wrong, as texts of all columns; `mark` makes their numbers their own. */
export const chineseRows = (count: number, mark: string): string[][] =>
  Array.from({ length: count }, (_, n) =>
    IMPORT_COLUMN_KEYS.map((column) =>
      column === "customerOrderNo"
        ? `${mark}-${String(n + 1)}`
        : inChinese(column, OWN[column] ?? SAMPLE[column] ?? ""),
    ),
  );

/** What people get wrong, by column. */
export const WRONG: readonly (readonly [ImportColumn, string])[] = [
  ["customerCode", "9999999999"],
  ["payMethod", "谁付"],
  ["parcelNum", "两件"],
  ["weight", "很重"],
  ["declaredValue", "12.5"],
  ["receiver.phone", "电话"],
  ["receiver.countryCode", "新加坡"],
  ["goods.name", "12-34"],
  ["goods.amount", "多"],
  ["goods.price", "贵"],
  ["goods.hsCode", "税号"],
];

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, n) => from + n);
/** Which bytes stand for a letter, for Node only reads GB18030: Chinese in two, the signs of Europe in four. */
const gb18030 = new Map<string, readonly number[]>();
const know = (...bytes: readonly number[]): void => {
  const letter = new TextDecoder("gb18030").decode(Uint8Array.from(bytes));
  if (letter.length === 1 && letter !== "\uFFFD" && !gb18030.has(letter)) gb18030.set(letter, bytes);
};
for (const letter of range(0, 0x7f)) know(letter);
for (const first of range(0x81, 0xfe)) for (const second of range(0x40, 0xfe)) know(first, second);
for (const third of range(0x81, 0xfe)) for (const fourth of range(0x30, 0x39)) know(0x81, 0x30, third, fourth);

/** A csv file as a table program in China saves it: Chinese heads, GB18030. */
export function chineseCsv(rows: readonly (readonly string[])[]): Buffer {
  const heads = IMPORT_COLUMN_KEYS.map((column) => headOf(column, "zh-CN"));
  const text = [heads, ...rows].map((cells) => cells.map((cell) => `"${cell}"`).join(",")).join("\r\n");
  return Buffer.from(
    Array.from(text).flatMap((letter) => {
      const bytes = gb18030.get(letter);
      if (bytes === undefined) throw new Error(`${letter} is not known in GB18030`);
      return [...bytes];
    }),
  );
}
