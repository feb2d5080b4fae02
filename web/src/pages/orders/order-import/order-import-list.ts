import { orderImportSorts } from "@linehaul/schema/orders/order-import/row";
import { sortNames } from "@linehaul/schema/sorts";
import { askedList } from "../../../parts/list/list-state.ts";

export const orderImportList = askedList({
  code: "ORDER_IMPORT",
  empty: { keyword: "" },
  sorts: sortNames(orderImportSorts),
  asked: ({ keyword }: { readonly keyword: string }) => ({ keyword: keyword || null }),
});
