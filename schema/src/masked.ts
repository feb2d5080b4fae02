import { z } from "zod";

/** A sensitive value with its middle hidden (PERM-12). Services answer this; the clear value leaves them by a reveal alone. */
export const Masked = z.string().brand<"Masked">().meta({
  format: "masked",
  description: "A sensitive value, masked.",
});
export type Masked = z.infer<typeof Masked>;

const DOT = "•";
const as = (text: string): Masked => Masked.parse(text);
const graphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)].map((s) => s.segment);
const hide = (text: string, head: number, tail: number): string => {
  const all = graphemes(text);
  const hidden = all.length - head - tail;
  // At least four dots and at most eight: they do not tell how long a short or a long value is.
  if (hidden <= 0) return DOT.repeat(Math.max(4, all.length));
  return [...all.slice(0, head), DOT.repeat(Math.min(8, Math.max(4, hidden))), ...(tail ? all.slice(-tail) : [])].join(
    "",
  );
};

/** `+60 12-345 6789` → `+60 ••• ••89`: the country's prefix (given) and the last two digits stay. */
export function maskPhone(phoneCode: string | null, phone: string): Masked {
  const digits = phone.replace(/\D/g, "");
  const end = digits.length >= 6 ? digits.slice(-2) : "";
  return as(`${phoneCode ? `+${phoneCode.replace(/\D/g, "")} ` : ""}••• ••${end}`);
}
/** `farid.hassan@kejora.my` → `f•••@kejora.my`. */
export function maskEmail(email: string): Masked {
  const at = email.lastIndexOf("@");
  return as(at < 1 ? "••••" : `${graphemes(email)[0] ?? ""}•••${email.slice(at)}`);
}
/** First and last of a certificate number; an address keeps its first six characters. */
export const maskCertificate = (no: string): Masked => as(hide(no, 1, graphemes(no).length > 8 ? 4 : 1));
export const maskAddress = (address: string): Masked =>
  as(hide(address, Math.min(6, Math.floor(graphemes(address).length / 3)), 0));
