import query from "../../../__generated__/declarationConfigPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { declarationConfigList } from "./declaration-config-list.ts";

export const entry = listPage({
  query,
  list: declarationConfigList,
  load: () => import("./declaration-config-page.tsx"),
});
