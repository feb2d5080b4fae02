import { createHash, timingSafeEqual } from "node:crypto";
import type { Language } from "@linehaul/schema/sites";
import type { Ask } from "../http/ask.ts";
import { answerPage, escapeHtml } from "../http/plain-page.ts";
import en from "./locales/en.json" with { type: "json" };
import zhCN from "./locales/zh-CN.json" with { type: "json" };
import zhHK from "./locales/zh-HK.json" with { type: "json" };

const TEXTS: Readonly<Record<Language, typeof en>> = { en, "zh-CN": zhCN, "zh-HK": zhHK };

const digest = (session: string): Buffer => createHash("sha256").update(`sign-out ${session}`).digest();

/** Was the form made for this session? Only a page of this origin could read it. */
export function isFormOf(session: string, token: string): boolean {
  const given = Buffer.from(token, "hex");
  const wanted = digest(session);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** Asks whether to sign out: a link or a picture of another page must not do it (SEC-11). `leadsTo`: the sign-on's origin. */
export function answerSignOutPage(ask: Ask, session: string | undefined, leadsTo: string): void {
  const { title, text, go, stay, nobody } = TEXTS[ask.language];
  const back = `      <p><a href="/admin">${escapeHtml(stay)}</a></p>`;
  if (session === undefined) return answerPage(ask, { status: 200, title: nobody, body: back });
  const body = `      <p>${escapeHtml(text)}</p>
      <form method="post" action="${ask.path}">
        <input type="hidden" name="token" value="${digest(session).toString("hex")}" />
        <button>${escapeHtml(go)}</button>
      </form>
${back}`;
  answerPage(ask, { status: 200, title, body, leadsTo });
}
