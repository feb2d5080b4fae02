import type { DocumentKind } from "@linehaul/schema/orders/order/history";

/** The cargo types that every installation begins with, in their order; papers are those that an order of one has to bring. */
export const CARGO_TYPES = [
  { code: "PARCEL", nameEn: "Parcel", nameZhCn: "包裹", nameZhHk: "包裹", papers: ["COMMERCIAL_INVOICE"] },
  { code: "DOCUMENT", nameEn: "Document", nameZhCn: "文件", nameZhHk: "文件", papers: [] },
  {
    code: "BATTERY",
    nameEn: "Parcel with a battery",
    nameZhCn: "带电包裹",
    nameZhHk: "帶電包裹",
    papers: ["COMMERCIAL_INVOICE"],
  },
  {
    code: "LIQUID",
    nameEn: "Liquid or powder",
    nameZhCn: "液体或粉末",
    nameZhHk: "液體或粉末",
    papers: ["COMMERCIAL_INVOICE", "CERTIFICATE_OF_ORIGIN"],
  },
  {
    code: "FRESH",
    nameEn: "Fresh goods",
    nameZhCn: "生鲜",
    nameZhHk: "生鮮",
    papers: ["COMMERCIAL_INVOICE", "IMPORT_LICENCE"],
  },
] as const satisfies readonly {
  readonly code: string;
  readonly nameEn: string;
  readonly nameZhCn: string;
  readonly nameZhHk: string;
  readonly papers: readonly DocumentKind[];
}[];
