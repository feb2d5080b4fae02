import type { Db } from "@linehaul/kit/database-type";
import type { CargoConvert, CONVERT_WAYS } from "@linehaul/schema/base-data/cargo-convert";
import { and, eq } from "drizzle-orm";
import { cargoConvert } from "./table.ts";

/** What of goods is called otherwise elsewhere; a sheet may leave it empty. */
interface Called {
  readonly name?: unknown;
  readonly hsCode?: unknown;
}
/** Goods as they are called on the other side; what has no conversion stays as it is. */
export type Convert = <G extends Called>(goods: G) => G;
type Row = Pick<CargoConvert, "fromTerm" | "toTerm" | "hsCode">;

/** However it is written: wide and capital letters, spaces, the dots of an HS code. */
const nameKey = (text: string): string => text.normalize("NFKC").trim().replaceAll(/\s+/g, " ").toLowerCase();
const codeKey = (text: string): string => nameKey(text).replaceAll(".", "");

/** Goods are known by their name, else by their HS code; a row says what they are called, which HS code they have, or both. */
export function converter(rows: readonly Row[]): Convert {
  const names = new Map(rows.map((row) => [nameKey(row.fromTerm), row]));
  const codes = new Map(rows.map((row) => [codeKey(row.fromTerm), row]));
  const find = (known: ReadonlyMap<string, Row>, value: unknown, keyOf: (text: string) => string) =>
    typeof value === "string" ? known.get(keyOf(value)) : undefined;
  return (goods) => {
    const row = find(names, goods.name, nameKey) ?? find(codes, goods.hsCode, codeKey);
    if (row === undefined) return goods;
    const { toTerm: name, hsCode } = row;
    return { ...goods, ...(name !== null && { name }), ...(hsCode !== null && { hsCode }) };
  };
}

/** What is called otherwise on this way, as it stands. */
export async function convertOn(db: Db, [from, to]: (typeof CONVERT_WAYS)[number]): Promise<Convert> {
  const { fromSystem, toSystem, fromTerm, toTerm, hsCode } = cargoConvert;
  const rows = await db
    .select({ fromTerm, toTerm, hsCode })
    .from(cargoConvert)
    .where(and(eq(fromSystem, from), eq(toSystem, to)));
  return converter(rows);
}
