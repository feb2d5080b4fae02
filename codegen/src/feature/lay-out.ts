import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, type Language } from "@linehaul/schema/sites";
import { writeSource, type Source } from "../registry/source.ts";
import { filled } from "./fill.ts";
import { joinedFiles } from "./join.ts";
import type { FeatureShape } from "./shape.ts";

/** The template: a feature with one field of each kind, floor by floor. */
const TEMPLATE = "codegen/template";

/** The module's name as the shell shows it; a module that is new has none there. */
function moduleName(root: string, f: FeatureShape, language: Language): string {
  const shell: { module?: Readonly<Record<string, string>> } = JSON.parse(
    readFileSync(join(root, `web/src/locales/${language}.json`), "utf8"),
  );
  return shell.module?.[f.code] ?? (language === "en" ? f.moduleName.en : f.moduleName["zh-CN"]);
}

/** Every file of a catalogue feature. */
export function featureFiles(root: string, f: FeatureShape): Source[] {
  const service = `services/${f.service}/src/${f.area}/${f.feature}`;
  const page = `web/src/pages/${f.area}/${f.feature}`;
  const from = (part: string, path: string, language?: Language): Source => ({
    path,
    text: filled(readFileSync(join(root, TEMPLATE, part), "utf8"), f, language),
  });
  return [
    from("contract.ts", `schema/src/${f.area}/${f.feature}.ts`),
    from("table.ts", `${service}/table.ts`),
    from("kind.ts", `${service}/kind.ts`),
    from("feature.ts", `${service}/feature.ts`),
    ...(f.parts.includes("exports") ? [from("export-list.ts", `${service}/export-list.ts`)] : []),
    ...(f.parts.includes("uploads") ? [from("sheet.ts", `${service}/sheet.ts`)] : []),
    from("service-test.ts", `${service}/${f.feature}.test.ts`),
    from("graph.ts", `services/gateway/src/graph/${f.area}/${f.feature}.ts`),
    from("entry.ts", `${page}/entry.ts`),
    from("examples.ts", `${page}/examples.ts`),
    from("list.ts", `${page}/${f.feature}-list.ts`),
    from("page.tsx", `${page}/${f.feature}-page.tsx`),
    from("row.tsx", `${page}/${f.feature}-row.tsx`),
    from("form.tsx", `${page}/${f.feature}-form.tsx`),
    ...(f.parts.includes("exports") ? [from("export.tsx", `${page}/${f.feature}-export.tsx`)] : []),
    ...(f.parts.includes("uploads") ? [from("upload.tsx", `${page}/${f.feature}-upload.tsx`)] : []),
    ...LANGUAGES.map((language) => {
      const { path, text } = from(`locales/${language}.json`, `${page}/locales/${language}.json`, language);
      const named = text.replaceAll(/范例|範例/g, moduleName(root, f, language));
      // The template's last line has a comma too, since any line of it may go.
      return { path, text: named.replace(/,(\s*\})/g, "$1") };
    }),
  ];
}

/** Writes them, and names its files where all of them are named. Throws when one is there already: nothing that exists is overwritten. */
export function layOut(root: string, f: FeatureShape): string[] {
  const files = featureFiles(root, f);
  const there = files.find(({ path }) => existsSync(join(root, path)));
  if (there !== undefined) throw new Error(`${there.path} exists already: ${f.code} has been laid out`);
  const joined = joinedFiles(root, f);
  for (const file of [...files, ...joined]) writeSource(root, file);
  return [...files, ...joined].map(({ path }) => path);
}
