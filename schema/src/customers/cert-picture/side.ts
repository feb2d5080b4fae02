import { z } from "zod";

/** The pictures of a certificate, each with the field that names it. */
export const CERT_SIDES = ["FRONT", "BACK"] as const;
export const CertSide = z
  .enum(CERT_SIDES)
  .meta({ id: "CertificateSide", description: "Which picture of a customer's certificate." });
export type CertSide = z.infer<typeof CertSide>;
export const PICTURE_OF = { FRONT: "certFront", BACK: "certBack" } as const satisfies Readonly<
  Record<CertSide, string>
>;
export const PICTURES = [PICTURE_OF.FRONT, PICTURE_OF.BACK] as const;
