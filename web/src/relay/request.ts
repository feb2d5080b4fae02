const TRACE_BYTES = 16;

/** A new trace id: 32 hex digits, in every log line that the request leaves. */
export const newTraceId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(TRACE_BYTES)), (b) => b.toString(16).padStart(2, "0")).join("");

/** What the graph is asked: a persisted operation with its variables. */
export interface Question {
  readonly id: string | null | undefined;
  readonly variables: object;
}

/** An answer to a query, with what comes later of it (`@defer`). */
export const IN_PARTS = "multipart/mixed, application/json";

/** A request to the graph as the console makes it (AUTH-15). */
export function graphRequest(o: {
  readonly headers: Readonly<Record<string, string>>;
  readonly accept: string;
  readonly traceId: string;
  readonly signal: AbortSignal;
  readonly body: Question;
  readonly background?: boolean;
}): readonly [address: string, init: RequestInit] {
  const { id, variables } = o.body;
  return [
    "/graphql",
    {
      method: "POST",
      signal: o.signal,
      // What somebody waits for goes before what the console asks by itself.
      priority: o.background ? "low" : "auto",
      credentials: "same-origin",
      headers: {
        ...o.headers,
        "content-type": "application/json",
        accept: o.accept,
        "x-requested-with": "linehaul",
        "x-trace-id": o.traceId,
        ...(o.background ? { "x-background": "true" } : {}),
      },
      body: JSON.stringify({ id, variables }),
    },
  ];
}
