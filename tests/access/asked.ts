import { randomBytes } from "node:crypto";
import type { UserButton } from "@linehaul/gateway/access/actor";
import type { TestGateway } from "@linehaul/gateway/testing/start";
import { holdable } from "@linehaul/gateway/access/actor";
import { z } from "zod";

const Answer = z.object({
  data: z.record(z.string(), z.unknown()).nullish(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        path: z.array(z.union([z.string(), z.number()])).optional(),
        extensions: z.object({ code: z.string() }),
      }),
    )
    .default([]),
  extensions: z.object({ denied: z.array(z.string()).default([]) }).prefault({}),
});

/** What somebody was answered, and what it cost. */
export interface Asked {
  readonly data: Readonly<Record<string, unknown>> | null;
  /** The root fields that were refused with 09020203, sorted. */
  readonly refused: readonly string[];
  /** Whatever else went wrong. */
  readonly otherErrors: readonly string[];
  /** Relations that were left out, sorted. */
  readonly denied: readonly string[];
  /** Calls that the stubs counted, without the gateway's own: `POST /order/byIds`. */
  readonly calls: readonly string[];
  /** In the name of which buttons they were made. */
  readonly buttons: readonly UserButton[];
  /** The whole answer as it came, but for what is never the same: tickets of files, sealed at random, times, and looks at a session, which are due by the clock. */
  readonly letters: string;
  /** Was something answered to this root field: a row, a page, a list with something in it? */
  has(alias: string): boolean;
}

const isSomething = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isSomething) : value !== null && value !== undefined;

const PASSING = /"ticket":"[^"]*"|\{[^{}]*"route":"POST \/dev-basp-user\/session\/check"[^{}]*\},?|"ms":[\d.]+/g;

export const newTrace = (): string => randomBytes(16).toString("hex");

/** Asks the graph in somebody's name; the calls of others at the same time are not counted. A body that is a text is sent as it is. */
export async function asked(
  gateway: TestGateway,
  token: string,
  body: object | string,
  o: { readonly traceId?: string; readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<Asked> {
  const { traceId = newTrace() } = o;
  // Tests ask tens of thousands of things of one gateway: what was called before this is not looked through again.
  const before = gateway.stubs.calls.length;
  const response = await gateway.fetch("/graphql", {
    method: "POST",
    token,
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: { "content-type": "application/json", accept: "application/json", "x-trace-id": traceId, ...o.headers },
  });
  const text = await response.text();
  const { data = null, errors, extensions } = Answer.parse(JSON.parse(text));
  const calls = gateway.stubs.calls.slice(before).filter(({ headers }) => headers["x-trace-id"] === traceId);
  const own = calls.filter(({ caller }) => holdable(caller.button));
  const isRefusal = (e: (typeof errors)[number]): boolean => e.extensions.code === "09020203";
  return {
    data,
    refused: [...new Set(errors.filter(isRefusal).map((e) => String(e.path?.[0])))].sort(),
    otherErrors: errors.filter((e) => !isRefusal(e)).map((e) => e.message),
    denied: [...extensions.denied].sort(),
    calls: own.map((call) => call.route),
    buttons: own.map(({ caller }) => caller.button).filter(holdable),
    letters: `${response.status} ${response.headers.get("content-type")} ${text.replace(PASSING, "")}`,
    has: (alias) => isSomething(data?.[alias]),
  };
}
