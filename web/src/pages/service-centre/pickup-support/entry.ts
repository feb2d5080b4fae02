import query from "../../../__generated__/pickupSupportPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { pickupSupportList } from "./pickup-support-list.ts";

export const entry = listPage({
  query,
  list: pickupSupportList,
  load: () => import("./pickup-support-page.tsx"),
});
