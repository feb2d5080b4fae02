import { DEFAULT_LANGUAGE, LANGUAGES, SHELL_LANGUAGES, type ShellLanguage } from "@linehaul/schema/sites";
import { filesIn } from "../places.ts";
import type { Problem } from "./problem.ts";
import { withoutPlural, type TextGroup } from "./texts.ts";

type Texts = ReadonlyMap<string, string>;
/** `zh-HK` as names of fields end in it: `ZhHk`. */
const ending = (language: string): string =>
  language.replace(/(?:^|-)(\w)(\w)/g, (_, one: string, other: string) => one.toUpperCase() + other.toLowerCase());
/** A place may be filled by what somebody wrote in the language of the text: `reasonZhHk` there is `reasonEn` in English. */
const placeIn = (language: string, place: string): string =>
  place.endsWith(ending(language)) ? `${place.slice(0, -ending(language).length)}*` : place;

/** Each key, without plural, with the places that any of its forms fills. */
function placesByKey(language: string, texts: Texts): Map<string, string> {
  const found = new Map<string, Set<string>>();
  for (const [key, text] of texts) {
    const all = found.get(withoutPlural(key)) ?? new Set();
    for (const [, place = ""] of text.matchAll(/\{\{\s*([\w.]+)/g)) all.add(placeIn(language, place));
    found.set(withoutPlural(key), all);
  }
  return new Map(Array.from(found, ([key, all]) => [key, [...all].sort((x, y) => (x < y ? -1 : 1)).join(", ")]));
}

function compare(file: string, language: string, texts: Texts, model: Texts): Problem[] {
  const [here, there] = [placesByKey(language, texts), placesByKey(DEFAULT_LANGUAGE, model)];
  const missing = [...there.keys()].filter((key) => !here.has(key));
  const extra = [...here.keys()].filter((key) => !there.has(key));
  const empty = [...texts].filter(([, text]) => text.trim() === "").map(([key]) => key);
  const differing = [...here].filter(([key, filled]) => there.has(key) && there.get(key) !== filled);
  return [
    ...missing.map((key) => ({ file, problem: `"${key}" is missing` })),
    ...extra.map((key) => ({ file, problem: `"${key}" is not in ${DEFAULT_LANGUAGE}.json` })),
    ...empty.map((key) => ({ file, problem: `"${key}" is empty` })),
    ...differing.map(([key, filled]) => ({
      file,
      problem: `"${key}" fills {{${filled}}}, and {{${there.get(key) ?? ""}}} in ${DEFAULT_LANGUAGE}.json`,
    })),
  ];
}

/** SHELL-06: the shell speaks more languages than what it shows. */
const languagesOf = ({ namespace }: TextGroup): readonly ShellLanguage[] =>
  namespace === "shell" ? SHELL_LANGUAGES : LANGUAGES;

/** Every text stands in every language of its folder, and fills the same places. */
export const languageProblems = (groups: readonly TextGroup[]): Problem[] =>
  groups.flatMap((group) => {
    const { folder, texts } = group;
    const model = texts.get(DEFAULT_LANGUAGE) ?? new Map<string, string>();
    const wanted = languagesOf(group);
    return SHELL_LANGUAGES.flatMap((language) => {
      const file = `${folder}/${language}.json`;
      const own = texts.get(language);
      if (!wanted.includes(language))
        return own ? [{ file, problem: "is never loaded: only the shell speaks it" }] : [];
      if (own === undefined) return [{ file, problem: "is missing: a page is shown in every language" }];
      return compare(file, language, own, model);
    });
  });

/** A page that shows something has texts of its own beside it; home shows the shell's. */
export function pagesWithoutTexts(root: string, groups: readonly TextGroup[]): Problem[] {
  const folders = new Set(groups.map((g) => g.folder));
  return filesIn(root, "web/src/pages", "*/*/entry.{ts,tsx}")
    .map((file) => `web/src/pages/${file.slice(0, file.lastIndexOf("/"))}`)
    .filter((folder) => !folders.has(`${folder}/locales`) && filesIn(root, folder, "*.tsx").length > 0)
    .map((folder) => ({ file: `${folder}/locales`, problem: "is missing: a page brings its texts" }));
}
