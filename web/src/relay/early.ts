import { requestHeaders } from "./headers.ts";
import { graphRequest, IN_PARTS, newTraceId, type Question } from "./request.ts";

/** A request under way that somebody may still want. */
export interface Begun {
  readonly traceId: string;
  readonly response: Promise<Response>;
  /** Ends it: nobody wants the answer. */
  readonly cancel: () => void;
}

/** Null once the console asks by itself. */
let begun: Map<string, Begun> | null = new Map();

/** What makes two requests the same: operation, variables, and whom it is asked for in which language and zone. */
const nameOf = ({ id, variables }: Question): string => JSON.stringify([id, variables, requestHeaders()]);

/**
 * Asks the graph before the console's code is there. Whoever makes the same request later takes this one's answer, and handles it as
 * he would have handled his own; what nobody asks for is thrown away unread.
 */
export function askEarly(question: Question): void {
  const name = nameOf(question);
  if (!begun || begun.has(name)) return;
  const traceId = newTraceId();
  const abort = new AbortController();
  const response = fetch(
    ...graphRequest({
      headers: requestHeaders(),
      accept: IN_PARTS,
      traceId,
      signal: abort.signal,
      body: question,
    }),
  );
  // Told to who takes it.
  response.catch(() => undefined);
  begun.set(name, { traceId, response, cancel: () => abort.abort() });
}

/** The same request where it was made already; it serves once. */
export function takeEarly(question: Question): Begun | undefined {
  if (!begun) return undefined;
  const name = nameOf(question);
  const one = begun.get(name);
  begun.delete(name);
  return one;
}

/** What was not asked for until now is not wanted: no answer is kept for later, and nothing is asked early any more. */
export function dropEarly(): void {
  for (const one of begun?.values() ?? []) one.cancel();
  begun = null;
}
