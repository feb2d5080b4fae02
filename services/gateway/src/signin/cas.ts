import { request, type Dispatcher } from "undici";
import { z } from "zod";
import { GatewayError } from "../errors/gateway-error.ts";
import { readJsonOnce } from "./cas-json.ts";
import { readCasXml } from "./cas-xml.ts";

const VALIDATE_MS = 10_000;
/** More than an answer with attributes ever has. */
const MOST_BYTES = 65_536;

/** Printable letters with none that is not seen at either end. */
const User = z.string().regex(/^(?!\s)\P{C}{1,100}(?<!\s)$/u);
/** One outcome, never both; attributes stand beside the user. */
const Answer = z.strictObject({
  serviceResponse: z.union([
    z.strictObject({ authenticationSuccess: z.object({ user: User }) }),
    z.strictObject({ authenticationFailure: z.unknown().refine((failure) => failure !== undefined) }),
  ]),
});

/** The text of a good answer; throws for another status, for what is too long and for what is no UTF-8. */
async function textOf({ statusCode, body }: Dispatcher.ResponseData): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop ends the answer, however much of it there is.
  for await (const chunk of body.iterator()) {
    const bytes = z.instanceof(Buffer).parse(chunk);
    size += bytes.length;
    if (statusCode !== 200 || size > MOST_BYTES) break;
    chunks.push(bytes);
  }
  if (statusCode !== 200 || size > MOST_BYTES)
    throw new Error(`the sign-on answered ${statusCode}, ${size} bytes or more`);
  return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
}

/**
 * Asks the sign-on whom a ticket was issued to (CAS 3, `p3/serviceValidate`, XML or JSON). Null when it refuses the ticket: forged,
 * used before, or issued for another service. 09020502 when it is silent, 09020501 when it can't be reached or answers anything else:
 * whoever it vouches for is let in, so nothing in its answer is guessed.
 */
export async function validateTicket(
  cas: string,
  ticket: string,
  service: string,
  left: AbortSignal,
  waitMs = VALIDATE_MS,
): Promise<string | null> {
  const query = new URLSearchParams({ service, ticket, format: "JSON" }).toString();
  const late = AbortSignal.timeout(waitMs);
  try {
    const signal = AbortSignal.any([left, late]);
    const text = await textOf(await request(`${cas}/p3/serviceValidate?${query}`, { signal }));
    const read = text.trimStart().startsWith("{") ? readJsonOnce(text) : readCasXml(text);
    const found = Answer.parse(read).serviceResponse;
    return "authenticationSuccess" in found ? found.authenticationSuccess.user : null;
  } catch (error) {
    throw new GatewayError(late.aborted ? "09020502" : "09020501", { cause: error });
  }
}
