import { XMLParser } from "fast-xml-parser";
import { request } from "undici";
import { z } from "zod";
import { GatewayError } from "../errors/gateway-error.ts";

const VALIDATE_MS = 10_000;

const Success = z.object({ authenticationSuccess: z.object({ user: z.coerce.string().min(1).max(100) }) });
const Failure = z.object({ authenticationFailure: z.unknown() });
const Answer = z.object({ serviceResponse: z.union([Success, Failure]) });

/** Entities are not expanded beyond XML's own, and nothing is read as a number: a user may be called 007. */
const xml = new XMLParser({
  removeNSPrefix: true,
  ignoreAttributes: true,
  parseTagValue: false,
  processEntities: true,
});

function read(text: string): unknown {
  try {
    return text.trimStart().startsWith("{") ? JSON.parse(text) : xml.parse(text);
  } catch {
    return null;
  }
}

/**
 * Asks the sign-on whom a ticket was issued to (CAS 3, `p3/serviceValidate`, XML or JSON). Null when it refuses the ticket: forged,
 * used before, or issued for another service. 09020501 when it can't be reached or answers something else.
 */
export async function validateTicket(
  cas: string,
  ticket: string,
  service: string,
  left: AbortSignal,
): Promise<string | null> {
  const query = new URLSearchParams({ service, ticket, format: "JSON" }).toString();
  try {
    const signal = AbortSignal.any([left, AbortSignal.timeout(VALIDATE_MS)]);
    const answer = await request(`${cas}/p3/serviceValidate?${query}`, { signal });
    const found = Answer.parse(read(await answer.body.text())).serviceResponse;
    return "authenticationSuccess" in found ? found.authenticationSuccess.user : null;
  } catch (error) {
    throw new GatewayError("09020501", { cause: error });
  }
}
