import type { OutgoingHttpHeaders } from "node:http";
import { STATUS_OF, type GatewayCode } from "@linehaul/schema/errors";
import { errorText } from "../language/text.ts";
import { answerJson } from "./answer.ts";
import type { Ask } from "./ask.ts";

/** What the caller does next (AUTH-15): go on; go to `url`, once; or drop what it knows and sign in again. */
export type Next = { readonly value: "ok" } | { readonly value: "jump" | "logout"; readonly url: string };

/** `/apis-auth` answers `{ success, errorCode, errorMessage, obj }`, with the next step beside it. */
export const succeed = (ask: Ask, obj: unknown, next: Next, headers?: OutgoingHttpHeaders): void =>
  answerJson(ask, 200, { success: true, errorCode: null, errorMessage: null, obj, ...next }, headers);

interface Failed {
  readonly status?: number;
  /** What helps to go on. */
  readonly obj?: unknown;
  readonly next?: Next;
  readonly headers?: OutgoingHttpHeaders;
}
/** A refusal, in the request's language. */
export const fail = (ask: Ask, code: GatewayCode, { status, obj = null, next, headers }: Failed = {}): void =>
  answerJson(
    ask,
    status ?? STATUS_OF[code],
    {
      success: false,
      errorCode: code,
      errorMessage: errorText(ask.language, code),
      obj,
      traceId: ask.traceId,
      ...next,
    },
    headers,
  );
