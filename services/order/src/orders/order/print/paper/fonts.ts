import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

export type Weight = "regular" | "bold";
const FOLDER = { regular: "400Regular", bold: "700Bold" } as const satisfies Record<Weight, string>;
const fileOf = (pack: string, name: string, weight: Weight): string =>
  resolve(`@expo-google-fonts/${pack}/${FOLDER[weight]}/${name}_${FOLDER[weight]}.ttf`);

/** The files of a font. */
const font = (pack: string, name: string): Record<Weight, string> => ({
  regular: fileOf(pack, name, "regular"),
  bold: fileOf(pack, name, "bold"),
});
/** The first holds Latin, Vietnamese, Greek, Cyrillic, Chinese and Japanese; the others what it lacks. */
const BASE = font("noto-sans-sc", "NotoSansSC");
const OTHERS = [
  { of: /^\p{Script=Hangul}/u, font: font("noto-sans-kr", "NotoSansKR") },
  { of: /^\p{Script=Thai}/u, font: font("noto-sans-thai", "NotoSansThai") },
];
const RUNS = /\p{Script=Hangul}+|\p{Script=Thai}+|[^\p{Script=Hangul}\p{Script=Thai}]+/gu;

/** A stretch of text, and the file of the font that holds it. */
export interface Run {
  readonly text: string;
  readonly font: string;
}

/** Takes a text apart by the fonts that hold it. */
export const runsOf = (text: string, weight: Weight): Run[] =>
  Array.from(text.matchAll(RUNS), ([run]) => ({
    text: run,
    font: (OTHERS.find(({ of }) => of.test(run))?.font ?? BASE)[weight],
  }));

/** The font that a document begins with. */
export const BASE_FONT = BASE.regular;
