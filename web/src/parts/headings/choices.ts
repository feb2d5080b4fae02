import { choiceProblems, headMapOf, MOST_HEADING } from "@linehaul/schema/orders/order-import/sheet-heading";
import { readHeads } from "@linehaul/schema/orders/order-import/headings";
import { z } from "zod";

/** A heading as the graph tells it. */
export interface Heading {
  readonly heading: string;
  readonly reading: string;
  readonly column?: string | null | undefined;
  readonly offered?: string | null | undefined;
}
export interface Choices {
  readonly map: readonly { readonly heading: string; readonly column: string | null }[];
}

/** Headings that can be chosen for: longer ones are not read. */
export const choosable = (headings: readonly Heading[]): readonly Heading[] =>
  headings.filter(({ heading }) => heading.length <= MOST_HEADING);

/** What the form opens with: what a heading means, or what was chosen for it elsewhere; empty: it is not read. */
export const opened = ({ heading, column, reading, offered }: Heading) => ({
  heading,
  column: column ?? (reading === "UNKNOWN" ? offered : null) ?? "",
});

/** The form's rules: no two headings for one column. */
export const choicesOf = (headings: readonly Heading[]) =>
  z
    .object({
      map: z.array(z.object({ heading: z.string(), column: z.string().transform((key) => key || null) })),
    })
    .superRefine(({ map }, problems) => {
      const heads = headings.map(({ heading }) => heading);
      for (const { path, key } of choiceProblems(heads, map)) problems.addIssue({ code: "custom", path, message: key });
    });

/** Columns that every order needs and nothing that was chosen stands for. */
export const missingOf = (map: Choices["map"]): readonly string[] =>
  readHeads(
    map.map(({ heading }) => heading),
    headMapOf(map),
  ).missing;
