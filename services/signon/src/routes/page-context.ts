import { randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { cookieOptions, LANGUAGE_COOKIE } from "../cookies.ts";
import { chooseLanguage } from "../language.ts";
import type { PageContext } from "../page/layout.ts";
import type { Signon } from "../signon.ts";
import { TEXTS } from "../texts.ts";

/** Language and nonce of a page; an asked language is kept. */
export function pageContext(
  signon: Signon,
  request: FastifyRequest,
  reply: FastifyReply,
  address: string,
  locale: string | undefined,
): PageContext {
  const language = chooseLanguage(locale, request.cookies[LANGUAGE_COOKIE], request.headers["accept-language"]);
  if (locale === language) void reply.setCookie(LANGUAGE_COOKIE, language, cookieOptions(signon.casUrl));
  return { language, texts: TEXTS[language], address, nonce: randomBytes(16).toString("base64") };
}

/** Sends a page that nothing may frame, script or keep. A form may lead to the sites, as its answer redirects there. */
export const sendPage = (signon: Signon, reply: FastifyReply, { nonce }: PageContext, page: string): FastifyReply =>
  reply
    .header(
      "content-security-policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; img-src data:; form-action 'self' ${[...signon.origins].join(" ")}; frame-ancestors 'none'; base-uri 'none'`,
    )
    .header("cache-control", "no-store")
    .header("referrer-policy", "no-referrer")
    .header("x-content-type-options", "nosniff")
    .type("text/html; charset=utf-8")
    .send(page);
