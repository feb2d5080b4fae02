import { MailDelivery } from "@linehaul/schema/outside/mail";
import type { Silence } from "@linehaul/schema/delivery";
import type { Transporter } from "nodemailer";
import { isLoopback } from "../production.ts";
import type { Answer } from "./judge.ts";
import type { Port } from "./post.ts";

/** How long each step of a conversation may take. */
const STEP_MS = 10_000;
const TLS_PORT = 465;
const SUBMISSION_PORT = 587;

/** What a server says of one mail: taken, later, or never. Statuses as HTTP has them, for whoever judges reads those. */
const TAKEN = 200;
const LATER = 425;
const AWAY = 503;
const REFUSED = 422;

const fieldOf = (error: unknown, name: string): unknown =>
  error instanceof Error ? Object.entries(error).find(([key]) => key === name)?.[1] : undefined;
const firstLine = (text: unknown): string => (typeof text === "string" ? (text.split("\n")[0] ?? "") : "");

/** Why a server said nothing: what it is that went wrong, nodemailer names in its own way. */
function silenceOf(error: unknown): Silence {
  const code = fieldOf(error, "code");
  if (code === "ETIMEDOUT") return "TIMEOUT";
  return code === "EDNS" || code === "ETLS" || fieldOf(error, "syscall") === "connect" ? "UNREACHABLE" : "RESET";
}

/** What became of a mail that was not taken. That nobody lets us in is the server's whole answer, not this mail's. */
function refusedBy(error: unknown): Answer {
  const status = fieldOf(error, "responseCode");
  const text = firstLine(fieldOf(error, "response"));
  if (fieldOf(error, "code") === "EAUTH") return { status: AWAY, text, retryAfterMs: null };
  if (typeof status !== "number") return { silence: silenceOf(error) };
  return { status: status >= 500 ? REFUSED : LATER, text, retryAfterMs: null };
}

interface Through {
  readonly url: string;
  readonly from: string;
}

/** Beyond this machine nothing is sent that is not encrypted. */
async function transportTo(url: string): Promise<Transporter> {
  // Most processes never send a mail.
  const { createTransport } = await import("nodemailer");
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  return createTransport({
    host: hostname,
    port: port === "" ? (secure ? TLS_PORT : SUBMISSION_PORT) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback(hostname),
    ...(username !== "" && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** By SMTP. The key makes the mail's id, by which a server may know it again. */
export function smtpPort({ url, from }: Through): Port {
  let transport: Promise<Transporter> | undefined;
  return async (_receiver, { key, body }) => {
    const { content } = MailDelivery.parse(JSON.parse(body));
    transport ??= transportTo(url);
    try {
      const { response } = await (
        await transport
      ).sendMail({
        from,
        to: { name: "", address: content.email },
        subject: content.title,
        text: content.text,
        messageId: `<${key}@linehaul>`,
        headers: { "Auto-Submitted": "auto-generated" },
      });
      return { status: TAKEN, text: firstLine(response), retryAfterMs: null };
    } catch (error) {
      return refusedBy(error);
    }
  };
}
