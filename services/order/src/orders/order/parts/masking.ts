import { maskAddress, maskCertificate, maskEmail, maskPhone } from "@linehaul/schema/masked";
import type { OrderDetail, Party } from "@linehaul/schema/orders/order/detail";
import type { OrderRecord } from "../table.ts";
import type { orderParty } from "./table.ts";

const maybe = <T, V>(value: T | null, mask: (value: T) => V): V | null => (value === null ? null : mask(value));

/** A party as it leaves the service: phone, e-mail, address and certificate masked (PERM-12). */
export const partyView = (p: typeof orderParty.$inferSelect): Party => ({
  name: p.name,
  company: p.company,
  phone: maskPhone(p.phoneCode, p.phone),
  email: maybe(p.email, maskEmail),
  countryCode: p.countryCode,
  regionLevels: p.regionLevels,
  address: maskAddress(p.address),
  postCode: p.postCode,
  cityCode: p.cityCode,
  certType: p.certType,
  certNo: maybe(p.certNo, maskCertificate),
  vat: p.vat,
  eori: p.eori,
  ioss: p.ioss,
});

export const tradeView = (o: OrderRecord): OrderDetail["trade"] => ({
  senderReason: o.senderReason,
  tradeCondition: o.tradeCondition,
  exportDeclaration: o.exportDeclaration,
  importDeclaration: o.importDeclaration,
  importerCompany: o.importerCompany,
  importerPhone: maybe(o.importerPhone, (phone) => maskPhone(null, phone)),
  importerAddress: maybe(o.importerAddress, maskAddress),
});

/** Null for an order that goes to no exhibition. */
export function exhibitionView(o: OrderRecord): OrderDetail["exhibition"] {
  const { exhibitor, exhibition, exhibitionVenue, exhibitionBooth, exhibitionRecipientName, exhibitionRecipientTel } =
    o;
  if (exhibitor === null || o.exhibitionExpectedAt === null) return null;
  return {
    exhibitor,
    exhibition: exhibition ?? "",
    venue: exhibitionVenue ?? "",
    booth: exhibitionBooth ?? "",
    recipientName: exhibitionRecipientName ?? "",
    recipientTel: maskPhone(null, exhibitionRecipientTel ?? ""),
    expectedAt: o.exhibitionExpectedAt.toISOString(),
  };
}
