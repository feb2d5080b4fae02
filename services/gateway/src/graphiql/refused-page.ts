import type { Language } from "@linehaul/schema/sites";
import { errorText } from "../language/text.ts";

/** No button; disabled; a service is down; a ticket that the sign-on refused. */
export type RefusedCode = "09020203" | "09020103" | "09020501" | "09020101";

const escape = (text: string): string => text.replace(/[&<>"]/g, (c) => `&#${c.codePointAt(0)};`);

/** For those whose role may not use GraphiQL: says so, and names the button and the trace id. */
export const refusedPage = (language: Language, code: RefusedCode, traceId: string): string => `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>GraphiQL</title>
    <style>body { font: 16px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 15vh auto; padding: 0 1rem }</style>
  </head>
  <body>
    <main>
      <h1>GraphiQL</h1>
      <p>${escape(errorText(language, code))}</p>
      <p>GRAPHIQL.VIEW · ${code} · <code>${traceId}</code></p>
      <p><a href="/graphiql">GraphiQL</a> · <a href="/admin">Linehaul</a></p>
    </main>
  </body>
</html>
`;
