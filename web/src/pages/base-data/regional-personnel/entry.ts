import query from "../../../__generated__/regionalPersonnelPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { regionalPersonnelList } from "./regional-personnel-list.ts";

export const entry = listPage({
  query,
  list: regionalPersonnelList,
  load: () => import("./regional-personnel-page.tsx"),
});
