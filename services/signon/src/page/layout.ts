import { LANGUAGES, type Language } from "@linehaul/schema/sites";
import { LANGUAGE_NAMES } from "../language.ts";
import type { Texts } from "../texts.ts";
import { html, type Html } from "@linehaul/kit/html";
import { STYLE } from "./style.ts";

export interface PageContext {
  readonly language: Language;
  readonly texts: Texts;
  /** The request's own path and query: language links keep it. */
  readonly address: string;
  readonly nonce: string;
}

const MARK = html`<svg
  viewBox="0 0 24 24"
  fill="none"
  stroke-width="2.2"
  stroke-linecap="round"
  aria-hidden="true"
  focusable="false"
>
  <path d="M3 17h7l4-10h7" stroke="#ff6a4d" />
  <circle cx="3.4" cy="17" r="1.9" fill="#fff" stroke="none" />
  <circle cx="20.6" cy="7" r="1.9" fill="#fff" stroke="none" />
</svg>`;
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke-width='3' stroke-linecap='round'%3E%3Cpath d='M3 17h7l4-10h7' stroke='%23d8442a'/%3E%3C/svg%3E";

const inLanguage = (address: string, language: Language): string => {
  const url = new URL(address, "http://sso");
  url.searchParams.set("locale", language);
  return url.pathname + url.search;
};
const languageLink = (ctx: PageContext, language: Language): Html => {
  const current = ctx.language === language ? html` aria-current="true"` : null;
  return html`<a href="${inLanguage(ctx.address, language)}" lang="${language}" hreflang="${language}" ${current}
    >${LANGUAGE_NAMES[language]}</a
  >`;
};

/** A whole page; `narrow` for one column. */
export const layout = (ctx: PageContext, title: string, shape: "wide" | "narrow", main: Html): string =>
  html`<!doctype html>
    <html lang="${ctx.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${ctx.texts.product}</title>
        <link rel="icon" href="${ICON}" />
        <style nonce="${ctx.nonce}">
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <header>
          ${MARK} ${ctx.texts.product}
          <nav aria-label="${ctx.texts.language}">${LANGUAGES.map((language) => languageLink(ctx, language))}</nav>
        </header>
        <main class="${shape}">${main}</main>
      </body>
    </html>`.markup;
