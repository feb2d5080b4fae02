import { areaOf, isModuleCode, moduleByCode, MODULES } from "@linehaul/schema/modules";
import type { Route } from "@linehaul/schema/route";

/** What stands at the head of some paths and says nothing of what the route does. */
const OLD_PLATFORM = /^dev-basp-/;
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/**
 * The name of a route in its document, from which clients make names of functions (FLT-05): its path without the platform's head
 * and without parameters, `/dev-basp-system/audit/export` → `auditExport`; by PUT, which shares its path with a POST, `put…`. It stays as long as the path does.
 */
export const operationIdOf = ({ method, path }: Route): string =>
  [...(method === "PUT" ? ["put"] : []), ...path.split("/")]
    .filter((part) => part !== "" && !part.startsWith(":") && !OLD_PLATFORM.test(part))
    .map((part, at) => (at === 0 ? part : capital(part)))
    .join("");

/** The headings under which no area of the menu stands. */
const NO_AREA: Readonly<Record<string, string>> = {
  SELF: "What everybody who is signed in asks about himself",
  GATEWAY: "What the gateway asks, for all or before it knows for whom",
};
const codeOf = (route: Route): string => route.may[0].split(".")[0] ?? "";

/** The heading under which the documentation shows a route: the area of its first button, else who alone may ask. */
export function tagOf(route: Route): string {
  const code = codeOf(route);
  return isModuleCode(code) ? areaOf(moduleByCode(code)) : code.toLowerCase();
}

interface Tag {
  readonly name: string;
  readonly description: string;
}
const TAGS: readonly Tag[] = [
  ...MODULES.filter(({ parent }) => parent === null).map((module) => ({
    name: areaOf(module),
    description: module.name.en,
  })),
  ...Object.entries(NO_AREA).map(([code, description]) => ({ name: code.toLowerCase(), description })),
];

/** The document with those headings declared that its routes stand under, in the order of the menu. */
export function declareTags<D extends { readonly paths?: object }>(document: D): D & { readonly tags: readonly Tag[] } {
  const used = new Set(
    Object.values(document.paths ?? {}).flatMap((methods: object) =>
      Object.values(methods).flatMap((operation: { readonly tags?: readonly string[] }) => operation.tags ?? []),
    ),
  );
  return { ...document, tags: TAGS.filter(({ name }) => used.has(name)) };
}
