import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

/**
 * Ties a sign-in form to the browser that asked for it, so that no other site can sign a visitor in as somebody else:
 * the form carries the HMAC of a random cookie, and only this process can make that.
 */
export interface FormToken {
  newSeed(): string;
  tokenFor(seed: string): string;
  matches(seed: string | undefined, token: string): boolean;
}

export function openFormToken(): FormToken {
  const key = randomBytes(32);
  const hmac = (seed: string): Buffer => createHmac("sha256", key).update(seed).digest();
  return {
    newSeed: () => randomBytes(24).toString("base64url"),
    tokenFor: (seed) => hmac(seed).toString("base64url"),
    matches(seed, token) {
      if (seed === undefined) return false;
      const given = Buffer.from(token, "base64url");
      const expected = hmac(seed);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
