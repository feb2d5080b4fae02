import { z } from "zod";
import type { SiteCode } from "../../sites.ts";
import type { Reseller } from "./row.ts";

export const QR_FORMS = ["PNG", "SVG", "SHEET"] as const;
export const QrForm = z.enum(QR_FORMS).meta({
  id: "ResellerQrForm",
  description: "As what a QR code comes.",
  "x-values": {
    PNG: "A picture, 1,024 points wide, for screens and papers of others.",
    SVG: "A drawing that stays sharp at any size.",
    SHEET: "A page of A4 to hang up, with the reseller's name and codes: PDF.",
  } satisfies Record<(typeof QR_FORMS)[number], string>,
});
export type QrForm = z.infer<typeof QrForm>;

/** What a reseller's QR code holds: the way to the customer site, told whose door it hangs at. Nobody is named in it. */
export function qrAddress(
  site: string,
  { storeCode, dcCode }: Pick<Reseller, "storeCode" | "dcCode">,
  siteCode: SiteCode,
): string {
  const address = new URL(site);
  address.searchParams.set("site", siteCode);
  address.searchParams.set("store", storeCode);
  address.searchParams.set("dc", dcCode);
  return address.href;
}
