import type { OutgoingHttpHeaders } from "node:http";
import { answer } from "./answer.ts";
import type { Ask } from "./ask.ts";
import { policy } from "./security-headers.ts";

/** A page of a few words, without a script. */
interface PlainPage {
  readonly status: number;
  readonly title: string;
  /** What stands under the title; HTML. */
  readonly body: string;
  /** Where its form leads to beside this origin: redirects count. */
  readonly leadsTo?: string;
}

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (c) => `&#${c.codePointAt(0)};`);

/** Answers a page in the request's language. */
export function answerPage(
  ask: Ask,
  { status, title, body, leadsTo }: PlainPage,
  headers: OutgoingHttpHeaders = {},
): void {
  const html = `<!doctype html>
<html lang="${ask.language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escapeHtml(title)}</title>
    <style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem }</style>
  </head>
  <body>
    <main>
      <h1>${escapeHtml(title)}</h1>
${body}
    </main>
  </body>
</html>
`;
  answer(ask, status, "text/html; charset=utf-8", html, {
    "content-security-policy": policy({
      "default-src": "'none'",
      "style-src": "'unsafe-inline'",
      ...(leadsTo === undefined ? {} : { "form-action": `'self' ${leadsTo}` }),
    }),
    ...headers,
  });
}
