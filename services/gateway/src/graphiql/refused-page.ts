import { STATUS_OF } from "@linehaul/schema/errors";
import type { OutgoingHttpHeaders } from "node:http";
import type { Ask } from "../http/ask.ts";
import { answerPage, escapeHtml } from "../http/plain-page.ts";
import { errorText } from "../language/text.ts";

/** No button; disabled; a site that no data group opens; a service is down; a ticket that the sign-on refused; too many of them. */
export type RefusedCode = "09020203" | "09020103" | "09020104" | "09020501" | "09020101" | "09020301";

/** For those who may not use GraphiQL: says why, and names the button and the trace id. */
export const refusePage = (ask: Ask, code: RefusedCode, headers?: OutgoingHttpHeaders): void =>
  answerPage(
    ask,
    {
      status: STATUS_OF[code],
      title: "GraphiQL",
      body: `      <p>${escapeHtml(errorText(ask.language, code))}</p>
      <p>GRAPHIQL.VIEW · ${code} · <code>${ask.traceId}</code></p>
      <p><a href="/graphiql">GraphiQL</a> · <a href="/admin">Linehaul</a></p>`,
    },
    headers,
  );
