import { readFileSync } from "node:fs";
import { join } from "node:path";
import { filesIn } from "../places.ts";
import type { Problem } from "./problem.ts";
import { withoutPlural, type TextGroup } from "./texts.ts";

const withoutNamespace = (key: string): string => key.slice(key.indexOf(":") + 1);

/** Which keys the code names: whole ones, and the beginnings of those that are put together, as in `status.${code}`. */
interface Named {
  readonly whole: ReadonlySet<string>;
  readonly beginnings: readonly string[];
}
function namedIn(sources: readonly string[]): Named {
  const whole = new Set<string>();
  const beginnings = new Set<string>();
  for (const text of sources) {
    for (const [, literal = ""] of text.matchAll(/["'`]([\w:.-]+)["'`]/g)) whole.add(withoutNamespace(literal));
    for (const [, head = ""] of text.matchAll(/`([\w:.-]+[._])\$\{/g)) beginnings.add(withoutNamespace(head));
  }
  return { whole, beginnings: [...beginnings] };
}

const sourcesOf = (root: string, folder: string): [file: string, text: string][] =>
  filesIn(root, folder, "**/*.{ts,tsx}")
    .filter((f) => !/__generated__|\.test\.tsx?$/.test(f))
    .map((f) => [`${folder}/${f}`, readFileSync(join(root, folder, f), "utf8")]);

/** Texts that no code names: what a change has left behind. */
export function unusedTexts(root: string, groups: readonly TextGroup[]): Problem[] {
  const sources = ["web/src", "schema/src"].flatMap((folder) => sourcesOf(root, folder).map(([, text]) => text));
  const { whole, beginnings } = namedIn(sources);
  const isNamed = (key: string) => whole.has(key) || beginnings.some((b) => key.startsWith(b));
  return groups.flatMap(({ folder, texts }) =>
    [...new Set([...(texts.get("en")?.keys() ?? [])].map(withoutPlural))]
      .filter((key) => !isNamed(key))
      .map((key) => ({ file: `${folder}/en.json`, problem: `"${key}" is named nowhere: remove it in every language` })),
  );
}

const ASKED = /\bt\(\s*"([\w:.-]+)"/g;
/** Fields of a form: each is labelled by `column.<name>`. */
const FIELDS = /<Fields\b[^>]*\bnames=\{\[([^\]]*)\]\}/g;
const askedIn = (text: string): string[] => [
  ...Array.from(text.matchAll(ASKED), ([, key = ""]) => key),
  ...Array.from(text.matchAll(FIELDS), ([, names = ""]) => names)
    .flatMap((names) => names.match(/\w+/g) ?? [])
    .map((name) => `column.${name}`),
];

/** Texts that the console asks for by a whole key and that do not stand in the namespace, nor in those that it falls back to. */
export function missingTexts(root: string, groups: readonly TextGroup[]): Problem[] {
  const keys = new Map<string, Set<string>>();
  for (const { namespace, texts } of groups)
    keys.set(
      namespace,
      // Those of a namespace may stand in several folders.
      new Set([...(keys.get(namespace) ?? []), ...[...(texts.get("en")?.keys() ?? [])].map(withoutPlural)]),
    );
  /** Cells are given the texts of their page, whose folder is named as they are. */
  const ownOf = (file: string) => file.split("/").filter((folder) => keys.has(folder));
  return sourcesOf(root, "web/src").flatMap(([file, text]) => {
    const used = Array.from(text.matchAll(/useTranslation\(([^)]*)\)/g), (m) => m[1] ?? "").flatMap((names) =>
      Array.from(names.matchAll(/"([\w-]+)"/g), (m) => m[1] ?? ""),
    );
    const near = [...new Set([...used, ...ownOf(file), "shell", "parts"])];
    const stands = (asked: string) => {
      const [first = "", rest] = asked.split(":", 2);
      return rest === undefined ? near.some((ns) => keys.get(ns)?.has(first)) : (keys.get(first)?.has(rest) ?? false);
    };
    return askedIn(text)
      .filter((asked) => !stands(asked))
      .map((asked) => ({ file, problem: `t("${asked}") has no text in ${near.join(", ")}` }));
  });
}
