import type { permBatchPageQuery } from "../../../__generated__/permBatchPageQuery.graphql.ts";
import query from "../../../__generated__/permBatchPageQuery$parameters.ts";
import { page } from "../../entry.ts";

export const entry = page<permBatchPageQuery>({
  shape: "form",
  query,
  variables: () => ({}),
  load: () => import("./perm-batch-page.tsx"),
});
