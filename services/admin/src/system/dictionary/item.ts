import { alias } from "drizzle-orm/pg-core";
import { and, eq, exists, inArray, or, sql, type SQL } from "drizzle-orm";
import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains, contains } from "@linehaul/kit/contains";
import type { Db } from "@linehaul/kit/database";
import { DEFAULT_LANGUAGE, isLanguage } from "@linehaul/schema/sites";
import type { DictionaryItem } from "@linehaul/schema/system/dictionary";
import { dictionary } from "./table.ts";

export type Row = typeof dictionary.$inferSelect;

/** The row that stands for an entry: its English one, which every entry has. */
export const isItem: SQL = eq(dictionary.language, DEFAULT_LANGUAGE);

const entryOf = ({ pathKey, dicKey }: Pick<Row, "pathKey" | "dicKey">): string => `${pathKey} ${dicKey}`;

/** The rows of every language that belong to these entries. */
export const sameEntry = (row: Pick<Row, "pathKey" | "dicKey">): SQL | undefined =>
  and(eq(dictionary.pathKey, row.pathKey), eq(dictionary.dicKey, row.dicKey));

/** An entry of its rows, the English one first. */
export function itemOf(item: Row, rows: readonly Pick<Row, "language" | "dicName">[]): DictionaryItem {
  const names: DictionaryItem["names"] = { en: "", "zh-CN": "", "zh-HK": "" };
  for (const { language, dicName } of rows) if (isLanguage(language)) names[language] = dicName;
  return {
    ...catalogueView(item),
    pathKey: item.pathKey,
    dicKey: item.dicKey,
    dicValue: item.dicValue,
    sort: item.sort,
    remark: item.remark ?? "",
    names,
  };
}

/** English rows with the names of the other languages: one query for all of them. */
export async function withNames(db: Db, items: readonly Row[]): Promise<DictionaryItem[]> {
  if (items.length === 0) return [];
  const paths = [...new Set(items.map((i) => i.pathKey))];
  const keys = [...new Set(items.map((i) => i.dicKey))];
  const rows = await db
    .select({
      pathKey: dictionary.pathKey,
      dicKey: dictionary.dicKey,
      language: dictionary.language,
      dicName: dictionary.dicName,
    })
    .from(dictionary)
    .where(and(inArray(dictionary.pathKey, paths), inArray(dictionary.dicKey, keys)));
  const byEntry = Map.groupBy(rows, entryOf);
  return items.map((item) => itemOf(item, byEntry.get(entryOf(item)) ?? []));
}

/** In the key, the value, or a name of any language. */
export function hasKeyword(db: Db, keyword: string): SQL | undefined {
  const other = alias(dictionary, "other");
  const named = db
    .select({ one: sql`1` })
    .from(other)
    .where(
      and(eq(other.pathKey, dictionary.pathKey), eq(other.dicKey, dictionary.dicKey), contains(other.dicName, keyword)),
    );
  return or(anyContains([dictionary.dicKey, dictionary.dicValue], keyword), exists(named));
}
