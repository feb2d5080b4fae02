import { REST_SERVICES } from "../places.ts";
import { exampleRegistry } from "./examples.ts";
import { graphRegistry } from "./graph.ts";
import { contributions, pageList, pageRegistry } from "./pages.ts";
import { serviceRegistry } from "./service.ts";
import { writeSource, type Source } from "./source.ts";

/** Every registry that is derived from what files exist, so that a new feature only adds files. */
export const registries = (root: string): Source[] => [
  ...REST_SERVICES.map((service) => serviceRegistry(root, service)),
  graphRegistry(root),
  pageList(root),
  pageRegistry(root),
  exampleRegistry(root),
  ...contributions(root),
];

/** The paths that were written; those that already said so are left alone. */
export const writeRegistries = (root: string): string[] =>
  registries(root)
    .filter((r) => writeSource(root, r))
    .map((r) => r.path);
