import { and, asc, countDistinct, eq, inArray, max, sql, type SQL } from "drizzle-orm";
import type { Db } from "@linehaul/kit/database";
import { feature as bind } from "@linehaul/kit/feature";
import { pageRows } from "@linehaul/kit/paging";
import { sortsIn } from "@linehaul/kit/sorts-in";
import { dictionaryRoutes, dictionarySorts, type DictionaryEntry } from "@linehaul/schema/system/dictionary";
import { addItem, changeItem, deleteItem } from "./change.ts";
import { cleanCache } from "./clean-cache.ts";
import { hasKeyword, isItem, withNames } from "./item.ts";
import { dictionary } from "./table.ts";

const sorts = sortsIn(dictionary, dictionarySorts);

async function entries(db: Db, where: SQL | undefined): Promise<DictionaryEntry[]> {
  const rows = await db
    .select()
    .from(dictionary)
    .where(where)
    .orderBy(asc(dictionary.pathKey), asc(dictionary.language), asc(dictionary.sort), asc(dictionary.dicKey));
  return rows.map(({ pathKey, dicKey, dicValue, dicName, language, status, sort, remark }) => ({
    pathKey,
    dicKey,
    dicValue,
    dicName,
    language,
    status,
    sort,
    remark,
  }));
}

export const feature = bind(dictionaryRoutes, {
  byPath: ({ body: { pkeyPath } }, call) =>
    entries(call.db, pkeyPath === undefined ? undefined : eq(dictionary.pathKey, pkeyPath)),
  list: ({ query }, call) =>
    entries(call.db, and(eq(dictionary.pathKey, query.name), eq(dictionary.language, query.lang))),
  paths: async (_input, { db }) => {
    const rows = await db
      .select({
        pathKey: dictionary.pathKey,
        entries: countDistinct(dictionary.id),
        disabled: sql<number>`count(*) filter (where ${dictionary.status} = 'DISABLED')`.mapWith(Number),
        modifiedAt: max(dictionary.modifiedAt),
      })
      .from(dictionary)
      .where(isItem)
      .groupBy(dictionary.pathKey)
      .orderBy(asc(dictionary.pathKey));
    return rows.map((row) => ({ ...row, modifiedAt: (row.modifiedAt ?? new Date(0)).toISOString() }));
  },
  pageQuery: async ({ body: query }, { db }) => {
    const { pathKey, keyword, status } = query.filter ?? {};
    const page = await pageRows({
      db,
      table: dictionary,
      query,
      sorts,
      where: and(
        isItem,
        pathKey === undefined ? undefined : eq(dictionary.pathKey, pathKey),
        keyword ? hasKeyword(db, keyword) : undefined,
        status && eq(dictionary.status, status),
      ),
      row: (row) => row,
    });
    return { ...page, data: await withNames(db, page.data) };
  },
  byIds: async ({ body }, { db }) =>
    withNames(
      db,
      await db
        .select()
        .from(dictionary)
        .where(and(isItem, inArray(dictionary.id, body.ids))),
    ),
  save: ({ body }, call) => addItem(call, body),
  update: ({ body }, call) => changeItem(call, body),
  delete: ({ params }, call) => deleteItem(call, params.id),
  cleanCache: (_input, call) => cleanCache(call),
  cleanCacheByName: ({ params }, call) => cleanCache(call, params.name),
});
