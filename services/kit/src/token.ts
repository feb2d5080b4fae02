import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, for the cookie. */
export const newToken = (): string => randomBytes(32).toString("base64url");

/** What the database keeps of a token. */
export const hashOf = (token: string): string => createHash("sha256").update(token).digest("base64url");
