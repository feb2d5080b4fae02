import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Key and certificate as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** An element of DER: its tag, its length, its content. */
function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  const { length } = body;
  // As short as can be: browsers refuse another length.
  const bytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...bytes]), body]);
}
const sequence = (...content: readonly Uint8Array[]) => der(0x30, ...content);
const oid = (...bytes: readonly number[]) => der(0x06, Buffer.from(bytes));
/** With two digits of the year, as certificates have them until 2049. */
const time = (at: Date) => {
  const digits = at.toISOString().slice(2, 19).replace(/[-:T]/g, "");
  return der(0x17, Buffer.from(`${digits}Z`));
};
const YES = der(0x01, Buffer.from([0xff]));

const ECDSA_SHA256 = sequence(oid(0x2a, 0x86, 0x48, 0xce, 0x3d, 0x04, 0x03, 0x02));
const COMMON_NAME = oid(0x55, 0x04, 0x03);
const BASIC_CONSTRAINTS = oid(0x55, 0x1d, 0x13);
const SUBJECT_ALT_NAME = oid(0x55, 0x1d, 0x11);

const DAY = 24 * 3_600_000;

/** A certificate of two days that vouches for itself, for 127.0.0.1: what a house's own authority would give. */
export function ownCertificate(name: string, now = Date.now()): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const extensions = sequence(
    sequence(BASIC_CONSTRAINTS, YES, der(0x04, sequence(YES))),
    sequence(SUBJECT_ALT_NAME, der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1]))))),
  );
  const told = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    ECDSA_SHA256,
    subject,
    sequence(time(new Date(now - DAY)), time(new Date(now + DAY))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", told, privateKey));
  const base64 = sequence(told, ECDSA_SHA256, signature).toString("base64");
  const lines = base64.match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: ["-----BEGIN CERTIFICATE-----", ...lines, "-----END CERTIFICATE-----", ""].join("\n"),
  };
}
