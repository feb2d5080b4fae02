import query from "../../../__generated__/customerCustomsTypePageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { customerCustomsTypeList } from "./customer-customs-type-list.ts";

export const entry = listPage({
  query,
  list: customerCustomsTypeList,
  load: () => import("./customer-customs-type-page.tsx"),
});
