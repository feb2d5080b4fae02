import type { KeyedDigest } from "@linehaul/kit/keyed-digest";
import { MailPurpose } from "@linehaul/schema/accounts/user-account/mail";
import type { MailDelivery } from "@linehaul/schema/outside/mail";
import { z } from "zod";
import en from "./locales/en.json" with { type: "json" };
import zh from "./locales/zh-CN.json" with { type: "json" };
import { tokenOf } from "./token.ts";

/** What is kept of a mail: whom it is for, and which link it brings; the link itself is made as it is sent. */
export const KeptMail = z.object({
  kind: z.literal("MAIL"),
  subject: z.uuid(),
  version: z.int(),
  content: z.object({ email: z.string(), name: z.string(), purpose: MailPurpose, site: z.string() }),
});

const filled = (text: string, words: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_all, name: string) => words[name] ?? "");

/** The mail of what is kept of it, in English and Chinese: which of them its owner reads, nobody knows. */
export function composeMail(digest: KeyedDigest, linkUrl: string, body: string): string {
  const { kind, subject, version, content } = KeptMail.parse(JSON.parse(body));
  const { email, name, purpose, site } = content;
  const address = new URL(linkUrl);
  address.searchParams.set("site", site);
  address.searchParams.set("token", tokenOf(digest, subject));
  const words = { name, link: address.href };
  const texts = [en[purpose], zh[purpose]];
  const mail: z.input<typeof MailDelivery> = {
    kind,
    subject,
    version,
    content: {
      email,
      title: texts.map(({ title }) => title).join(" · "),
      text: texts.map(({ text }) => filled(text, words)).join("\n\n—\n\n"),
    },
  };
  return JSON.stringify(mail);
}
