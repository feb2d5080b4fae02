import type { OutgoingHttpHeaders } from "node:http";
import { cleanHeaders } from "@linehaul/kit/outgoing-text";
import { STATUS_OF, type GatewayCode } from "@linehaul/schema/errors";
import { errorText } from "../language/text.ts";
import type { Ask } from "./ask.ts";
import { written, type Written } from "./written.ts";

/** Ends a request with a text or with bytes. */
export function answer(
  { res, headers: every }: Ask,
  status: number,
  type: string,
  body: string | Buffer | Written,
  headers: OutgoingHttpHeaders = {},
): void {
  if (res.headersSent || res.destroyed) return;
  const { data, length, encoding } = typeof body === "string" || Buffer.isBuffer(body) ? written(body) : body;
  res.writeHead(status, {
    ...every,
    "content-type": type,
    "content-length": length,
    "cache-control": "no-store",
    ...cleanHeaders(headers),
  });
  res.end(data, encoding);
}

const JSON_TYPE = "application/json; charset=utf-8";
export const answerJson = (ask: Ask, status: number, body: unknown, headers?: OutgoingHttpHeaders): void =>
  answer(ask, status, JSON_TYPE, JSON.stringify(body), headers);

/** 302 to a configured address. */
export const redirect = (ask: Ask, to: string, headers: OutgoingHttpHeaders = {}): void =>
  answer(ask, 302, "text/plain; charset=utf-8", "", { location: to, ...headers });

/** A refusal of the whole request in the shape of a GraphQL answer, with the catalogue's code, text and status. */
export function refuse(
  ask: Ask,
  code: GatewayCode,
  o: { status?: number; headers?: OutgoingHttpHeaders; extensions?: object } = {},
): void {
  const wanted = ask.req.headers.accept?.includes("application/graphql-response+json");
  answer(
    ask,
    o.status ?? STATUS_OF[code],
    wanted ? "application/graphql-response+json; charset=utf-8" : JSON_TYPE,
    JSON.stringify({
      errors: [{ message: errorText(ask.language, code), extensions: { code, traceId: ask.traceId } }],
      ...(o.extensions ? { extensions: o.extensions } : {}),
    }),
    o.headers,
  );
}
