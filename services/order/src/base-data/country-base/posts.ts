import type { Db } from "@linehaul/kit/database-type";
import { isPostOf, type Posts, type PostsOf } from "@linehaul/kit/judge-posts";
import { isPattern } from "@linehaul/kit/patterns";
import { inArray } from "drizzle-orm";
import { country } from "../country/table.ts";

/** What of a pattern can't be obeyed: RE2 does not take it, or its own example is not like it; null where nothing is wrong. */
export function postFault(row: Omit<Posts, "countryCode">): "postPattern" | "postExample" | null {
  const { postPattern, postExample } = row;
  if (postPattern === null || postExample === null) return null;
  if (!isPattern(postPattern)) return "postPattern";
  return isPostOf(row, postExample) ? null : "postExample";
}

const { countryCode, postPattern, postExample } = country;
/** What some countries say of their post codes. */
export const postsIn =
  (db: Db): PostsOf =>
  (codes) =>
    db
      .select({ countryCode, postPattern, postExample })
      .from(country)
      .where(inArray(countryCode, [...codes]));
