import { existsSync } from "node:fs";
import { join } from "node:path";
import { AREAS } from "@linehaul/schema/modules";
import { filesIn, REST_SERVICES } from "../places.ts";
import type { Problem } from "./problem.ts";

const areas: ReadonlySet<string> = new Set([...Object.values(AREAS), "home"]);
const withoutTests = (files: readonly string[]): string[] => files.filter((f) => !/\.(test|spec)\.tsx?$/.test(f));

/** A feature as a floor names it. */
interface Named {
  readonly area: string;
  readonly feature: string;
  readonly file: string;
}
const named = (prefix: string, file: string): Named => {
  const [area = "", feature = ""] = file.split("/");
  return { area, feature: feature.replace(/\.tsx?$/, ""), file: `${prefix}/${file}` };
};

function floorsBelowThePage(root: string): Named[] {
  const served = REST_SERVICES.flatMap((service) =>
    filesIn(root, `services/${service}/src`, "*/*/feature.ts").map((f) => named(`services/${service}/src`, f)),
  );
  const graph = filesIn(root, "services/gateway/src/graph", "*/**/*.ts");
  // The viewer is whoever asks: no feature, and on no other floor.
  const features = graph.filter((f) => !f.startsWith("viewer/"));
  return [...served, ...withoutTests(features).map((f) => named("services/gateway/src/graph", f))];
}

const hasContract = (root: string, { area, feature }: Named): boolean =>
  [`${area}/${feature}.ts`, `${area}/${feature}`].some((path) => existsSync(join(root, "schema/src", path)));

/** One feature has one name on every floor: what a service answers or the graph shows has its contract under the same area and name. */
export const nameProblems = (root: string): Problem[] =>
  floorsBelowThePage(root).flatMap((f) => {
    if (!areas.has(f.area)) return [{ file: f.file, problem: `"${f.area}" is no area of schema/src/modules.ts` }];
    return hasContract(root, f)
      ? []
      : [
          {
            file: f.file,
            problem: `there is no schema/src/${f.area}/${f.feature}.ts: give the feature one name on every floor`,
          },
        ];
  });
