import { createHash } from "node:crypto";
import { isErrorHead, plainHead } from "@linehaul/schema/orders/order-import/headings";

/** A key of headings as a whole: the same for the same ones in any order, whatever their case, signs and spaces. */
export function headsKeyOf(heads: readonly (string | null)[]): string {
  const plain = new Set(heads.flatMap((head) => (head === null || isErrorHead(head) ? [] : [plainHead(head)])));
  return createHash("sha256")
    .update(JSON.stringify([...plain].sort()))
    .digest("hex");
}
