import query from "../../../__generated__/interceptReleasePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { interceptReleaseList } from "./intercept-release-list.ts";

export const entry = listPage({
  query,
  list: interceptReleaseList,
  load: () => import("./intercept-release-page.tsx"),
});
