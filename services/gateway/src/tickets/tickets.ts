import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Site } from "@linehaul/schema/site-code";
import { LANGUAGES } from "@linehaul/schema/sites";
import { isMenuButton } from "@linehaul/schema/modules";
import { z } from "zod";

/** How long a ticket stands, in milliseconds (design, "Files never pass the graph"). */
export const TICKET_MS = 60_000;

/** A file that somebody may fetch once: which one, in whose session and role, by which button. */
export const Ticket = z.object({
  /** Tells tickets apart: each is taken once. */
  once: z.string(),
  /** ms since 1970. */
  until: z.int(),
  session: z.string(),
  role: z.string().nullable(),
  site: Site,
  button: z.string().refine(isMenuButton),
  /** `order POST /path`: the owner's route. */
  route: z.string(),
  input: z.unknown(),
  language: z.enum(LANGUAGES),
  timeZone: z.string(),
});
export type Ticket = z.infer<typeof Ticket>;

/** Tickets that any gateway with the same keys reads, so that none must be remembered. */
export interface Tickets {
  seal(ticket: Omit<Ticket, "once" | "until">): string;
  /** Null for what is forged, or too old. */
  open(text: string): Ticket | null;
}

const ALGORITHM = "aes-256-gcm";
const [KEY, IV, TAG] = [32, 12, 16];

/** `secrets` are the gateways' own; the tickets' key is derived from them. */
export function createTickets(secrets: readonly string[], now: () => number = Date.now): Tickets {
  const key = Buffer.from(hkdfSync("sha256", secrets.join("\n"), "", "linehaul file tickets", KEY));
  return {
    seal(ticket) {
      const iv = randomBytes(IV);
      const cipher = createCipheriv(ALGORITHM, key, iv);
      const whole: Ticket = { ...ticket, once: randomBytes(IV).toString("base64url"), until: now() + TICKET_MS };
      const sealed = Buffer.concat([cipher.update(JSON.stringify(whole)), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url");
    },
    open(text) {
      try {
        const all = Buffer.from(text, "base64url");
        const decipher = createDecipheriv(ALGORITHM, key, all.subarray(0, IV));
        decipher.setAuthTag(all.subarray(IV, IV + TAG));
        const read = Buffer.concat([decipher.update(all.subarray(IV + TAG)), decipher.final()]).toString("utf8");
        const ticket = Ticket.parse(JSON.parse(read));
        return ticket.until > now() ? ticket : null;
      } catch {
        return null;
      }
    },
  };
}
