import { fill } from "../texts.ts";
import { html, type Html } from "@linehaul/kit/html";
import { layout, type PageContext } from "./layout.ts";

interface Message {
  readonly title: string;
  readonly text: string;
  readonly links: Html;
}
const messagePage = (ctx: PageContext, { title, text, links }: Message): string =>
  layout(
    ctx,
    title,
    "narrow",
    html`<div>
      <h1>${title}</h1>
      <p>${text}</p>
      ${links}
    </div>`,
  );

/** For an address outside the sites. */
export const refusedPage = (ctx: PageContext): string =>
  messagePage(ctx, { title: ctx.texts.refusedTitle, text: ctx.texts.refusedText, links: html`` });

/** For one who is signed in and asked for no application; leads to the sites. */
export const signedInPage = (ctx: PageContext, displayName: string, sites: ReadonlyMap<string, string>): string =>
  messagePage(ctx, {
    title: ctx.texts.signedInTitle,
    text: fill(ctx.texts.signedInText, { user: displayName }),
    links: html`<p>
      ${[...sites].map(([code, origin]) => html`<a class="go" href="${origin}/admin">${code}</a> `)}
      <a class="plain" href="/cas/logout">${ctx.texts.signOut}</a>
    </p>`,
  });

/** After signing out; `next` leads back to the application that asked. */
export const signedOutPage = (ctx: PageContext, next: string): string =>
  messagePage(ctx, {
    title: ctx.texts.signedOutTitle,
    text: ctx.texts.signedOutText,
    links: html`<a class="go" href="${next}">${ctx.texts.again}</a>`,
  });
