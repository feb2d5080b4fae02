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
/** What a page shows that others show as well, where it does not bear its name: each list's dialog shows exports too, two pages what is pushed, companies and persons have a form each, what a company needs is told where it is made usable, and a list of users is one of accounts. */
const SHOWS: Readonly<Record<string, string>> = {
  "company-customer-enable-edit": "readiness",
  "company-customer-form": "customer-form",
  "export-centre": "export-task",
  "order-push-external": "order-push",
  "order-push-record": "order-push",
  "person-customer-form": "customer-form",
  "user-list": "user-account",
};
/** The pages of an entity share its contract: `order-list` and `order-detail` show `order`. */
const entityOf = (page: Named): Named => ({
  ...page,
  feature: SHOWS[page.feature] ?? page.feature.replace(/-(list|detail)$/, ""),
});

/** Folders of pages; the home page stands in its area itself, and GraphiQL shows the graph, not a contract. */
function pagesIn(root: string): Named[] {
  const files = filesIn(root, "web/src/pages", "*/*/**/*.{ts,tsx}").filter((f) => !/^(home|__generated__)\//.test(f));
  const folders = new Set(files.filter((f) => f.split("/").length > 2).map((f) => f.split("/", 2).join("/")));
  return [...folders].map((f) => named("web/src/pages", f)).filter(({ feature }) => feature !== "graphiql");
}

/** What has the wrong area, or no contract of its name. */
function misnamed({ area, feature, file }: Named, isNamed: boolean): Problem[] {
  if (!areas.has(area)) return [{ file, problem: `"${area}" is no area of schema/src/modules.ts` }];
  const problem = `there is no schema/src/${area}/${feature}.ts: give the feature one name on every floor`;
  return isNamed ? [] : [{ file, problem }];
}

function componentMissing(root: string, { feature, file }: Named): Problem[] {
  const component = `${feature}-page.tsx`;
  const problem = `its page is to be ${component}: the page, its folder and its texts have one name`;
  return existsSync(join(root, file, component)) ? [] : [{ file, problem }];
}

/** Journeys of an area in the browser; those of the shell and of faults are about no page. */
function journeyProblems(root: string): Problem[] {
  const pages = new Set(pagesIn(root).map(({ area, feature }) => `${area}/${feature}`));
  return filesIn(root, "tests/e2e", "*/*.spec.ts")
    .map((f) => named("tests/e2e", f.replace(".spec.ts", ".ts")))
    .filter((f) => areas.has(f.area) && !pages.has(`${f.area}/${f.feature}`) && !hasContract(root, f))
    .map(({ area, feature }) => ({
      file: `tests/e2e/${area}/${feature}.spec.ts`,
      problem: `no page and no contract of ${area} is named "${feature}"`,
    }));
}

/**
 * One feature has one name on every floor: what a service answers, the graph shows or a page is about has its contract under the same area and
 * name, and its journey in the browser is named like it.
 */
export const nameProblems = (root: string): Problem[] => [
  ...floorsBelowThePage(root).flatMap((f) => misnamed(f, hasContract(root, f))),
  ...pagesIn(root).flatMap((page) => [
    ...misnamed(page, hasContract(root, page) || hasContract(root, entityOf(page))),
    ...componentMissing(root, page),
  ]),
  ...journeyProblems(root),
];
