import { catalogueView } from "@linehaul/kit/catalogue";
import { plainPost } from "@linehaul/schema/base-data/post-range";
import type { Region, RegionFilter } from "@linehaul/schema/base-data/region/row";
import { and, arrayOverlaps, eq, type SQL } from "drizzle-orm";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { found } from "./found.ts";
import { region as t } from "./table.ts";

const view = ({
  ancestors: _a,
  nameKey: _n,
  search: _s,
  posts: _p,
  sourced: _o,
  ...row
}: typeof t.$inferSelect): Region => ({
  ...row,
  ...catalogueView(row),
});
export const kind = { table: t, row: view, event: "region.changed" };

/** Fewer digits begin too many post codes. */
const LEAST_POST = 2;
/** Places of that name or code, or of the post code: theirs begins it, or it begins theirs. */
function foundBy(keyword: string): SQL | undefined {
  const named = { column: t.search, text: regionKey(keyword) };
  const post = plainPost(keyword);
  if (post.length < LEAST_POST || !/\d/.test(post)) return found([named]);
  const beginnings = Array.from(post, (_, n) => post.slice(0, n + 1));
  return found([named, { column: t.posts, text: `|${post}` }], arrayOverlaps(t.postCodes, beginnings));
}

export function matching(filter: RegionFilter = {}): SQL | undefined {
  const { keyword, countryCode, parentCode, level, status } = filter;
  return and(
    keyword ? foundBy(keyword) : undefined,
    countryCode ? eq(t.countryCode, countryCode) : undefined,
    parentCode ? eq(t.parentCode, parentCode) : undefined,
    level ? eq(t.level, level) : undefined,
    status && eq(t.status, status),
  );
}
