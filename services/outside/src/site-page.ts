import { html } from "@linehaul/kit/html";

const STYLE = `body{font:14px/1.5 system-ui,sans-serif;margin:0 auto;max-width:40rem;padding:1.5rem;color:#16202b;background:#fff}
h1{font-size:1.25rem}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:.75rem;border:1px solid #d9dee5;border-radius:6px}
@media(prefers-color-scheme:dark){body{background:#11171f;color:#e6ebf2}pre{border-color:#303a47}}`;

/** A page of the carrier's customer site on a machine that has none: it says what that site does there. */
const sitePage = (body: ReturnType<typeof html>): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Customer site · Linehaul</title>
        <style>
          ${{ markup: STYLE }}
        </style>
      </head>
      <body>
        <h1>The carrier's customer site</h1>
        ${body}
      </body>
    </html>`.markup;

/** Where links of mails lead. */
export const accountPage = (): string =>
  sitePage(
    html`<p>
        It is not part of Linehaul. Here it asks for a password, twice, and as an authentication client hands it over
        with the token of the link:
      </p>
      <pre>
mutation { redeemUserAccountLink(input: { token: "…", password: "…", again: "…" }) { redeemed { isDone userCode } errors { field message } } }</pre>
      <p>GraphiQL does the same, for whoever holds USER_LIST.CHECK: the token stands in this page's address.</p>`,
  );

/** Where QR codes of resellers lead. */
export const storePage = (): string =>
  sitePage(
    html`<p>
      It is not part of Linehaul. Here it takes an order in the name of the reseller at whose door the code hung: site,
      store and distribution centre stand in this page's address.
    </p>`,
  );
