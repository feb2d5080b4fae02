import { timingSafeEqual } from "node:crypto";
import type { KeyedDigest } from "@linehaul/kit/keyed-digest";
import { z } from "zod";

const PURPOSE = "link of an account's mail";
const Id = z.uuid();

/** What stands in a link's address: its key, and what the service alone can make of that. */
export const tokenOf = (digest: KeyedDigest, id: string): string => `${id}.${digest(PURPOSE, id)}`;

/** The key of the link that a token is of; null for what we never made. */
export function linkOf(digest: KeyedDigest, token: string): string | null {
  const id = Id.safeParse(token.split(".")[0]);
  if (!id.success) return null;
  const [given, own] = [Buffer.from(token), Buffer.from(tokenOf(digest, id.data))];
  return given.length === own.length && timingSafeEqual(given, own) ? id.data : null;
}
