import type { statusMappingPageQuery } from "../../../__generated__/statusMappingPageQuery.graphql.ts";
import query from "../../../__generated__/statusMappingPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<statusMappingPageQuery>({
  query,
  variables: () => ({}),
  load: () => import("./status-mapping-page.tsx"),
});
