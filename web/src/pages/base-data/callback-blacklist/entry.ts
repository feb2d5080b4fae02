import query from "../../../__generated__/callbackBlacklistPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { callbackBlacklistList } from "./callback-blacklist-list.ts";

export const entry = listPage({
  query,
  list: callbackBlacklistList,
  load: () => import("./callback-blacklist-page.tsx"),
});
