import { lookup as resolve, type LookupAddress, type LookupAllOptions } from "node:dns";
import type { LookupFunction } from "node:net";
import { Agent, request } from "undici";
import type { Silence } from "@linehaul/schema/delivery";
import { isAddress, isPublicAddress } from "@linehaul/schema/public-address";
import { silenceOf } from "./way-out/post.ts";

/** A call may take so long in all. */
const DEADLINE_MS = 10_000;
/** Heads of answers beyond this are none that anybody means. */
const MOST_HEAD = 16_384;

/** What came of a call: a status, silence, or that the name leads to where nobody outside may send us. */
export type CallBackAnswer = { readonly status: number } | { readonly silence: Silence } | { readonly isPrivate: true };

class PrivateAddress extends Error {}

interface Means {
  readonly isAllowed: (address: string) => boolean;
  /** Who knows where names lead; the machine's own name server unless told. */
  readonly lookup: (
    host: string,
    options: LookupAllOptions,
    done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
  ) => void;
}

/**
 * Looks a name up for one connection, which goes to the address that was looked at and to no other: a name that answers differently the
 * second time gains nothing.
 */
const guarded =
  ({ isAllowed, lookup }: Means): LookupFunction =>
  (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, []);
      if (found.length === 0 || !found.every(({ address }) => isAllowed(address)))
        return done(new PrivateAddress(host), []);
      const [first] = found;
      return options.all === true ? done(null, found) : done(null, first?.address ?? "", first?.family);
    });

const isPrivate = (error: unknown): boolean =>
  error instanceof PrivateAddress || (error instanceof Error && error.cause !== undefined && isPrivate(error.cause));

/**
 * Posts to an address that somebody outside gave us (CUS-21): public ones alone, whatever its name leads to at that moment. Redirections are not
 * followed, and nothing of the answer but its status is read. Never rejects.
 */
export async function callBack(
  url: string,
  body: object,
  { isAllowed = isPublicAddress, lookup = resolve }: Partial<Means> = {},
): Promise<CallBackAnswer> {
  const { hostname } = new URL(url);
  if (isAddress(hostname) && !isAllowed(hostname.replace(/^\[|\]$/g, ""))) return { isPrivate: true };
  const connect = { timeout: DEADLINE_MS, lookup: guarded({ isAllowed, lookup }) };
  const dispatcher = new Agent({ maxHeaderSize: MOST_HEAD, connect });
  try {
    const { statusCode, body: answer } = await request(url, {
      method: "POST",
      dispatcher,
      headers: { "content-type": "application/json", "user-agent": "linehaul" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    // Nobody reads on: that it is broken off is no failure.
    answer.on("error", () => undefined).destroy();
    return { status: statusCode };
  } catch (error) {
    return isPrivate(error) ? { isPrivate: true } : { silence: silenceOf(error) };
  } finally {
    await dispatcher.destroy();
  }
}
