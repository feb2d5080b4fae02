import { existsSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "@linehaul/schema/sites";
import { writeSource, type Source } from "../registry/source.ts";
import { contractFile } from "./contract.ts";
import { copied } from "./copied.ts";
import { examplesFile } from "./examples.ts";
import { graphFile } from "./graph.ts";
import { localeFile } from "./locales.ts";
import { formFile, rowFile } from "./page-parts.ts";
import { featureFile, tableFile } from "./service.ts";
import type { FeatureShape } from "./shape.ts";
import { browserTestFile, serviceTestFile } from "./tests.ts";

/** Every file of a catalogue feature, floor by floor. */
export function featureFiles(root: string, f: FeatureShape): Source[] {
  const service = `services/${f.service}/src/${f.area}/${f.feature}`;
  const page = `web/src/pages/${f.area}/${f.feature}`;
  return [
    { path: `schema/src/${f.area}/${f.feature}.ts`, text: contractFile(f) },
    { path: `${service}/table.ts`, text: tableFile(f) },
    { path: `${service}/feature.ts`, text: featureFile(f) },
    { path: `${service}/${f.feature}.test.ts`, text: serviceTestFile(f) },
    { path: `services/gateway/src/graph/${f.area}/${f.feature}.ts`, text: graphFile(f) },
    { path: `${page}/entry.ts`, text: copied(root, f, "entry.ts") },
    { path: `${page}/${f.feature}-list.ts`, text: copied(root, f, "-list.ts") },
    { path: `${page}/${f.feature}-page.tsx`, text: copied(root, f, "-page.tsx") },
    { path: `${page}/${f.feature}-row.tsx`, text: rowFile(f) },
    { path: `${page}/${f.feature}-form.tsx`, text: formFile(f) },
    ...(f.toggles ? [{ path: `${page}/${f.feature}-toggle.tsx`, text: copied(root, f, "-toggle.tsx") }] : []),
    { path: `${page}/examples.ts`, text: examplesFile(f) },
    { path: `tests/e2e/${f.area}/${f.feature}.spec.ts`, text: browserTestFile(f) },
    ...LANGUAGES.map((language) => ({
      path: `${page}/locales/${language}.json`,
      text: localeFile(root, f, language),
    })),
  ];
}

/** Writes them. Throws when one is there already: nothing that exists is changed. */
export function layOut(root: string, f: FeatureShape): string[] {
  const files = featureFiles(root, f);
  const there = files.find(({ path }) => existsSync(join(root, path)));
  if (there !== undefined) throw new Error(`${there.path} exists already: ${f.code} has been laid out`);
  for (const file of files) writeSource(root, file);
  return files.map(({ path }) => path);
}
