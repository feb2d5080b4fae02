import { z } from "zod";
import { ById, ByIds } from "../../catalogue.ts";
import { FileAnswer } from "../../file.ts";
import { page, pageQuery } from "../../paging.ts";
import { LOOKUP_MAX_TEXT, LOOKUP_SIZE } from "../../permissions/lookup-text.ts";
import { Revealed } from "../../reveal.ts";
import { route, routesOf } from "../../route.ts";
import { sortNames } from "../../sorts.ts";
import { QrForm } from "./qr.ts";
import { NewReseller, Reseller, ResellerFilter, resellerSorts, ShowResellerClear, UpdateReseller } from "./row.ts";

const VIEW = ["RESELLER.VIEW"] as const;
const { read, write } = routesOf("order");
/** Shops that take in shipments in the carrier's name (CUS-23): those of the caller's customers. */
export const resellerRoutes = {
  pageQuery: read("/reseller/pageQuery", {
    may: VIEW,
    summary: "Resellers among the caller's customers, a page",
    body: pageQuery({ filter: ResellerFilter.shape, sort: sortNames(resellerSorts) }),
    result: page(Reseller),
  }),
  byIds: read("/reseller/byIds", {
    may: VIEW,
    summary: "Resellers by id; those of customers that the caller may not see are left out",
    body: ByIds,
    result: z.array(Reseller),
  }),
  list: route({
    service: "order",
    method: "GET",
    path: "/reseller/list",
    may: VIEW,
    safe: true,
    summary: `Resellers in use by a piece of a name, area or code, ${LOOKUP_SIZE} at most`,
    query: z.object({ text: z.string().trim().min(1).max(LOOKUP_MAX_TEXT).describe("In names, areas or codes.") }),
    result: z.array(Reseller),
  }),
  save: write("/reseller/save", {
    may: ["RESELLER.CREATE"],
    summary:
      "Create a reseller; 400001 for a customer or card that the caller does not see, 409001 at `storeCode` for one that the site has",
    body: NewReseller,
    result: Reseller,
  }),
  update: write("/reseller/update", {
    may: ["RESELLER.EDIT"],
    summary: "Edit a reseller by id and version; card and telephone that are left out stay as they are",
    body: UpdateReseller,
    result: Reseller,
  }),
  delete: write("/reseller/delete", {
    may: ["RESELLER.DELETE"],
    summary: "Delete a reseller: its QR code leads nowhere from then on",
    body: ById,
    result: Reseller,
  }),
  qrCode: route({
    service: "order",
    method: "GET",
    path: "/reseller/qrCode/:id",
    may: ["RESELLER.QR_CODE"],
    file: true,
    summary: "The QR code of a reseller, which leads to the customer site in its name; that it was taken is recorded",
    params: ById,
    query: z.object({ form: QrForm.describe("As what it comes.") }),
    result: FileAnswer,
  }),
  showClear: write("/reseller/showClear", {
    may: ["RESELLER.SHOW_CLEAR"],
    summary: "A reseller's card or telephone in the clear; recorded before it is answered (PERM-12)",
    body: ShowResellerClear,
    result: Revealed,
  }),
} as const;
