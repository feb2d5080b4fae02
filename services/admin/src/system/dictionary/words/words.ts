import { LANGUAGES } from "@linehaul/schema/sites";

/** What each code is called, in the order of LANGUAGES. */
export type Words<Code extends string = string> = Readonly<
  Record<Code, readonly [en: string, zhCN: string, zhHK: string]>
>;

export interface Entry {
  readonly pathKey: string;
  readonly dicKey: string;
  readonly dicValue: string;
  readonly dicName: string;
  readonly language: string;
  readonly sort: number;
}

/** The entries of a dictionary, one a code and language, in the order in which the codes are written. */
export const entriesOf = (pathKey: string, words: Words): Entry[] =>
  Object.entries(words).flatMap(([code, names], n) =>
    LANGUAGES.map((language, l) => ({
      pathKey,
      dicKey: code,
      dicValue: code,
      dicName: names[l] ?? code,
      language,
      sort: (n + 1) * 10,
    })),
  );
