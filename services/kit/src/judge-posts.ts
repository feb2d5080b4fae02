import { plainPost } from "@linehaul/schema/base-data/post-range";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { isLike } from "./patterns.ts";

/** What a country says of its post codes. */
export interface Posts {
  readonly countryCode: string;
  readonly postPattern: string | null;
  readonly postExample: string | null;
}
/** What these countries say, as a service has it: its own, or a copy. */
export type PostsOf = (countryCodes: readonly string[]) => Promise<readonly Posts[]>;

/** Is a post code one of the country's, as it is written or without spaces and signs? Capitals are overlooked; where nothing is said, any is. */
export const isPostOf = ({ postPattern }: Pick<Posts, "postPattern">, post: string): boolean =>
  postPattern === null || [post.trim().toUpperCase(), plainPost(post)].some((text) => isLike(postPattern, text));

/** A post code of a form, and the one that the row had before: one that nobody touched is not judged anew. */
interface Written {
  readonly countryCode: string;
  readonly post: string;
  readonly was: string | null | undefined;
}

/** What is refused of post codes, each in its place, at its field (SYS-07): one question, however many. An empty one is none. */
export async function postProblems(
  postsOf: PostsOf,
  field: string,
  written: readonly Written[],
): Promise<FieldProblem[][]> {
  const codes = [...new Set(written.flatMap(({ countryCode, post }) => (post === "" ? [] : [countryCode])))];
  const rows = codes.length === 0 ? [] : await postsOf(codes);
  return written.map(({ countryCode: code, post, was }) => {
    const said = rows.find((row) => row.countryCode === code);
    if (post === "" || post === was || said === undefined || isPostOf(said, post)) return [];
    return [{ path: [field], key: "postCode.form", params: { country: code, example: said.postExample ?? "" } }];
  });
}
