import query from "../../../__generated__/warehouseAddressPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { warehouseAddressList } from "./warehouse-address-list.ts";

export const entry = listPage({
  query,
  list: warehouseAddressList,
  load: () => import("./warehouse-address-page.tsx"),
});
