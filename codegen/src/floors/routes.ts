import { pathToFileURL } from "node:url";
import { join } from "node:path";
import { isMenuButton } from "@linehaul/schema/modules";
import type { Route } from "@linehaul/schema/route";
import { filesIn, REST_SERVICES } from "../places.ts";
import { featuresOf } from "../print/rest.ts";
import type { Problem } from "./problem.ts";

const isRoute = (value: unknown): value is Route =>
  typeof value === "object" &&
  value !== null &&
  "service" in value &&
  "path" in value &&
  "may" in value &&
  "result" in value;

/** Every route that a contract exports, with its file. */
async function declaredRoutes(root: string): Promise<Map<Route, string>> {
  const files = filesIn(root, "schema/src", "*/**/*.ts").filter((f) => !/\.test\.ts$|__generated__/.test(f));
  const routes = new Map<Route, string>();
  for (const file of files) {
    const exported: Record<string, unknown> = await import(pathToFileURL(join(root, "schema/src", file)).href);
    for (const group of Object.values(exported))
      if (typeof group === "object" && group !== null)
        for (const value of Object.values(group)) if (isRoute(value)) routes.set(value, `schema/src/${file}`);
  }
  return routes;
}

/** Every declared route is answered by its service, every answered one is declared, and each names buttons that a role can hold. */
export async function routeProblems(root: string): Promise<Problem[]> {
  const declared = await declaredRoutes(root);
  const features = (await Promise.all(REST_SERVICES.map(featuresOf))).flat();
  const served = new Set(features.flatMap((f) => f.routes.map((r) => r.route)));
  const paths = new Map<string, Route>();
  const problems: Problem[] = [];
  for (const [route, file] of declared) {
    const name = `${route.method} ${route.path}`;
    if (!served.has(route))
      problems.push({ file, problem: `${name} is answered by no feature of the ${route.service} service` });
    const key = `${route.service} ${name}`;
    if (paths.has(key)) problems.push({ file, problem: `${name} is declared twice` });
    paths.set(key, route);
    for (const button of route.may)
      if (button !== "SELF" && button !== "GATEWAY" && !isMenuButton(button))
        problems.push({
          file,
          problem: `${name} takes ${String(button)}, which is no button of schema/src/modules.ts`,
        });
  }
  for (const route of served)
    if (!declared.has(route))
      problems.push({
        file: `services/${route.service}`,
        problem: `${route.method} ${route.path} is exported by no file of schema/src`,
      });
  return problems;
}
