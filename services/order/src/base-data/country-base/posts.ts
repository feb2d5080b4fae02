import type { Db } from "@linehaul/kit/database-type";
import { plainPost } from "@linehaul/schema/base-data/post-range";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { inArray } from "drizzle-orm";
import { country } from "../country/table.ts";
import { isLike, isPattern } from "@linehaul/kit/patterns";

/** What a country says of its post codes. */
interface Posts {
  readonly postPattern: string | null;
}

/** Is a post code one of the country's, as it is written or without spaces and signs? Capitals are overlooked; where nothing is said, any is. */
export const isPostOf = ({ postPattern }: Posts, post: string): boolean =>
  postPattern === null || [post.trim().toUpperCase(), plainPost(post)].some((text) => isLike(postPattern, text));

/** What of a pattern can't be obeyed: RE2 does not take it, or its own example is not like it; null where nothing is wrong. */
export function postFault(row: Posts & { readonly postExample: string | null }): "postPattern" | "postExample" | null {
  const { postPattern, postExample } = row;
  if (postPattern === null || postExample === null) return null;
  if (!isPattern(postPattern)) return "postPattern";
  return isPostOf(row, postExample) ? null : "postExample";
}

/** A post code of a form, and the one that the row had before: one that nobody touched is not judged anew. */
interface Written {
  readonly countryCode: string;
  readonly post: string;
  readonly was: string | null | undefined;
}

/** What is refused of post codes, each in its place, at its field (SYS-07): one statement, however many. An empty one is none. */
export async function postProblems(db: Db, field: string, written: readonly Written[]): Promise<FieldProblem[][]> {
  const codes = [...new Set(written.flatMap(({ countryCode, post }) => (post === "" ? [] : [countryCode])))];
  const { countryCode, postPattern, postExample } = country;
  const rows =
    codes.length === 0
      ? []
      : await db.select({ countryCode, postPattern, postExample }).from(country).where(inArray(countryCode, codes));
  return written.map(({ countryCode: code, post, was }) => {
    const said = rows.find((row) => row.countryCode === code);
    if (post === "" || post === was || said === undefined || isPostOf(said, post)) return [];
    return [{ path: [field], key: "postCode.form", params: { country: code, example: said.postExample ?? "" } }];
  });
}
