import type { CSSProperties, ReactElement, ReactNode } from "react";

const GAP: CSSProperties = { marginInlineStart: "0.35em" };

/** Letters with the first four digits, then four digits each: `SF6041`, `8820`, `1177`. */
export const groupsOf = (number: string): readonly string[] => {
  const [, head = "", rest = ""] = /^(\D*\d{0,4})(.*)$/su.exec(number) ?? [];
  return [head, ...(rest.match(/.{1,4}/gsu) ?? [])];
};

/** The same as one text, for titles. */
export const groupedText = (number: string): string => groupsOf(number).join(" ");

/** A long number in groups that can be read aloud. The gaps are drawn, not written: what is copied has none. */
export const grouped = (number: string): readonly ReactElement[] =>
  groupsOf(number).map((group, n) => (
    // Groups have no identity of their own: the place is it.
    // oxlint-disable-next-line react/no-array-index-key
    <span key={n} style={n === 0 ? undefined : GAP}>
      {group}
    </span>
  ));

/** The same, where components are drawn; a table's cell is `grouped`. */
export const GroupedNumber = ({ number }: { readonly number: string }): ReactNode => grouped(number);
