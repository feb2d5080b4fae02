import { z } from "zod";
import type { OutsideContract } from "./contract.ts";

export const Mail = z
  .object({
    email: z.string().describe("To whom it goes."),
    title: z.string().describe("Its subject."),
    text: z.string().describe("What it says, as plain text. A link in it is good once."),
  })
  .meta({ id: "Mail", description: "A mail." });
export type Mail = z.infer<typeof Mail>;

/** What is handed to whoever sends mails; `schema/rest/mail.json` prints it. Where SMTP_URL is set, it goes there by SMTP instead. */
export const MailDelivery = z
  .object({
    kind: z.literal("MAIL").describe("A mail."),
    subject: z.uuid().describe("Its key."),
    version: z.int().describe("1: no mail is ever changed."),
    content: Mail.describe("What it says, and to whom."),
  })
  .meta({ id: "MailDelivery", description: "A mail that is to be sent." });

export const mailContract: OutsideContract = {
  title: "What whoever sends mails receives from Linehaul",
  description:
    "Each mail is sent by POST to the address that the customer service is given as MAIL_URL, and signed by MAIL_KEY, on a machine without SMTP_URL. PRD sends by SMTP alone.",
  operationId: "receiveMail",
  summary: "Send a mail",
  body: MailDelivery,
  parts: [Mail],
};
