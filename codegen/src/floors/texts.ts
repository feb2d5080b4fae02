import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { SHELL_LANGUAGES, type ShellLanguage } from "@linehaul/schema/sites";
import { filesIn } from "../places.ts";

/** The texts of a page, of the shell, of the shared parts or of the contracts, by language. A language without a file has none. */
export interface TextGroup {
  readonly folder: string;
  /** As i18next knows it. */
  readonly namespace: string;
  readonly texts: ReadonlyMap<ShellLanguage, ReadonlyMap<string, string>>;
}

/** Nested texts as i18next addresses them: `paging.next`. */
function flatten(value: unknown, prefix = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[prefix, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, prefix === "" ? key : `${prefix}.${key}`));
}

/** The key without i18next's plural ending: languages differ in how many forms they have. */
export const withoutPlural = (key: string): string => key.replace(/_(zero|one|two|few|many|other)$/, "");

/** A page's namespace is its folder's name. */
function namespaceOf(folder: string): string {
  const owner = basename(dirname(folder));
  if (folder.startsWith("schema/")) return "schema";
  return owner === "src" ? "shell" : owner;
}

export function textGroups(root: string): TextGroup[] {
  const files = [
    ...filesIn(root, "web/src", "**/locales/*.json").map((f) => `web/src/${f}`),
    ...filesIn(root, "schema/src", "locales/**/*.json").map((f) => `schema/src/${f}`),
  ];
  return [...new Set(files.map((file) => dirname(file)))].map((folder) => ({
    folder,
    namespace: namespaceOf(folder),
    texts: new Map(
      SHELL_LANGUAGES.filter((language) => existsSync(join(root, folder, `${language}.json`))).map((language) => [
        language,
        new Map(flatten(JSON.parse(readFileSync(join(root, folder, `${language}.json`), "utf8")))),
      ]),
    ),
  }));
}
