import { holds } from "@linehaul/kit/contains";
import { and, or, sql, type SQL } from "drizzle-orm";
import { region as t } from "./table.ts";

/** What is shorter has no run of three letters that an index could find. */
const THREE = 3;
interface Sought {
  readonly column: typeof t.search | typeof t.posts;
  readonly text: string;
}

/**
 * Places that hold one of these texts in what they are looked for by, or that an index finds otherwise. Those that have a text's runs of three
 * letters are found by an index, and are looked at after that: in one condition with it, each of them would have its runs made once more.
 */
export function found(sought: readonly Sought[], ...otherwise: readonly SQL[]): SQL | undefined {
  const byThrees = sought.map(({ text }) => sql`threes(${t.search} || ${t.posts}) @> threes(${text}::text)`);
  const held = or(...sought.map(({ column, text }) => holds(column, text)), ...otherwise);
  return sought.some(({ text }) => text.length < THREE) ? held : and(or(...byThrees, ...otherwise), held);
}
