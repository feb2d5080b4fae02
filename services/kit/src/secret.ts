import { timingSafeEqual } from "node:crypto";
import { hashOf } from "./token.ts";

/** How long the secret before a new one is still taken, in milliseconds: tools change over one by one. */
export const GRACE_MS = 24 * 3_600_000;

/** What is kept of a secret, and of the one before it. */
interface Kept {
  readonly secretHash: string | null;
  readonly oldSecretHash: string | null;
  readonly oldSecretUntil: Date | null;
}

const same = (a: string, b: string | null): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b ?? "")];
  return left.length === right.length && timingSafeEqual(left, right);
};

/** Is it the secret, or the one before it while that is still taken? */
export function isSecretOf(kept: Kept, secret: string, now: Date): boolean {
  const hash = hashOf(secret);
  if (same(hash, kept.secretHash)) return true;
  return kept.oldSecretUntil !== null && kept.oldSecretUntil > now && same(hash, kept.oldSecretHash);
}

/** What is kept once there is another secret: the present one is taken until its grace is over, one from before that is worth nothing at once. */
export const renewed = ({ secretHash }: Pick<Kept, "secretHash">, secret: string, now: Date) => ({
  secretHash: hashOf(secret),
  oldSecretHash: secretHash,
  oldSecretUntil: secretHash === null ? null : new Date(now.getTime() + GRACE_MS),
});
