import { createHmac } from "node:crypto";

/** What tells texts apart and not what they are: without the service's key nobody finds out which text it was, however few there may be. */
export type KeyedDigest = (purpose: string, text: string) => string;

/** Each purpose has a key of its own, made of the service's (SEC-08). */
export const keyedDigest =
  (secret: string): KeyedDigest =>
  (purpose, text) => {
    const key = createHmac("sha256", secret).update(`digest ${purpose}`).digest();
    return createHmac("sha256", key).update(text).digest("base64url");
  };
