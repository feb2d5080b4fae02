import type { permModulePageQuery } from "../../../__generated__/permModulePageQuery.graphql.ts";
import query from "../../../__generated__/permModulePageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<permModulePageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./perm-module-page.tsx"),
});
