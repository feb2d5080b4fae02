import query from "../../../__generated__/productInformationPageQuery$parameters.ts";
import { listPage } from "../../entry.ts";
import { productInformationList } from "./product-information-list.ts";

export const entry = listPage({
  query,
  list: productInformationList,
  load: () => import("./product-information-page.tsx"),
});
