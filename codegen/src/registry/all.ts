import { rmSync } from "node:fs";
import { join } from "node:path";
import { filesIn, REST_SERVICES } from "../places.ts";
import { exampleRegistry } from "./examples.ts";
import { graphRegistry } from "./graph.ts";
import { contributions, PAGE_ENTRIES, pageList, pageRegistry } from "./pages.ts";
import { serviceRegistry } from "./service.ts";
import { writeSource, type Source } from "./source.ts";

/** Every registry that is derived from what files exist, so that a new feature only adds files. */
export const registries = (root: string): Source[] => [
  ...REST_SERVICES.map((service) => serviceRegistry(root, service)),
  graphRegistry(root),
  pageList(root),
  ...pageRegistry(root),
  exampleRegistry(root),
  ...contributions(root),
];

/** The paths that were written; those that already said so are left alone. What is made of a page that is gone goes too. */
export function writeRegistries(root: string): string[] {
  const made = registries(root);
  const paths = new Set(made.map((r) => r.path));
  for (const file of filesIn(root, PAGE_ENTRIES, "*.ts").map((f) => `${PAGE_ENTRIES}/${f}`))
    if (!paths.has(file)) rmSync(join(root, file));
  return made.filter((r) => writeSource(root, r)).map((r) => r.path);
}
