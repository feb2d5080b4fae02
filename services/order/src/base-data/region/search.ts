import type { SourcedRegion } from "@linehaul/schema/base-data/region/row";
import { regionKey } from "@linehaul/schema/base-data/region/key";

type Named = Pick<SourcedRegion, "code" | "name" | "nameEn" | "nameZhCn" | "nameZhHk" | "postCodes">;

/** As somebody writes it who has no such letters: `Đà Nẵng` as `da nang`. */
export const plainLetters = (text: string): string =>
  regionKey(text)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o");

/** What a place is found by: its names, with their accents and without, each after a bar, and its code. */
function searchOf({ code, name, nameEn, nameZhCn, nameZhHk }: Named): string {
  const names = [name, nameEn, nameZhCn, nameZhHk].map(regionKey);
  return `|${[...new Set([...names, ...names.map(plainLetters), code.toLowerCase()])].filter(Boolean).join("|")}|`;
}

/** The columns by which a place is looked for; they follow from the others. */
export const searched = (row: Named): Readonly<Record<"nameKey" | "search" | "posts", string>> => ({
  nameKey: regionKey(row.name),
  search: searchOf(row),
  posts: row.postCodes.map((post) => `|${post}`).join(""),
});
