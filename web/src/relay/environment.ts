import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type FetchFunction,
  type GraphQLResponse,
  type SubscribeFunction,
} from "relay-runtime";
import { readSse } from "@linehaul/schema/sse";
import { isBackground } from "./background.ts";
import { chunksOf } from "./chunks.ts";
import { GraphFailure, isSessionEnd, NO_ACCESS, NOT_GRAPHQL, OFFLINE } from "./failure.ts";
import { takeEarly } from "./early.ts";
import { parts } from "./multipart.ts";
import { graphRequest, IN_PARTS, newTraceId, type Question } from "./request.ts";
import { failureFrom, sortPart } from "./response.ts";
import { unlessSilent } from "./unless-silent.ts";

/** Tabs × queries that may wait hidden: a hidden tab refetches what the store dropped, so this stays above both. */
const KEPT_QUERIES = 100;
/** The gateway says every 5 s that nothing changed. */
const SILENT_MS = 15_000;

export interface GraphOptions {
  /** Language, role, time zone: read again for each request (AUTH-15). */
  readonly headers: () => Readonly<Record<string, string>>;
  /**
   * The session is over (AUTH-05); `background`: nobody did something to find out. True once there is one again: the request is made anew.
   * Otherwise it stays unanswered, for the page is about to leave.
   */
  readonly onSessionEnd: (failure: GraphFailure, background: boolean) => Promise<boolean>;
  /** Whether the gateway answered, and from which build of the console. */
  readonly onReach?: (reached: { readonly build: string | null } | null) => void;
  /** The role that a request was answered in; empty for none (AUTH-08). */
  readonly onRole?: (roleId: string) => void;
  /** Something failed beside data that did arrive; the rows are shown all the same. */
  readonly onPartial?: (failures: readonly GraphFailure[]) => void;
  readonly fetch?: typeof fetch;
}

/** Relay's environment over `POST /graphql`; operations go by their persisted id. */
export function createGraph(options: GraphOptions): Environment {
  return new Environment({
    network: Network.create(fetchFunction(options), subscribeFunction(options)),
    store: new Store(new RecordSource(), { gcReleaseBufferSize: KEPT_QUERIES }),
  });
}

/** Exported for tests. Throws GraphFailure through the observable. */
export function fetchFunction({
  headers,
  onSessionEnd,
  onRole,
  onPartial,
  onReach,
  fetch: ask = fetch,
}: GraphOptions): FetchFunction {
  return (operation, variables, cacheConfig) =>
    Observable.create<GraphQLResponse>((sink) => {
      const abort = new AbortController();
      const background = isBackground(cacheConfig);
      const body = { id: operation.id, variables };
      // Made anew, it is made by itself: what was begun serves once.
      let traceId = newTraceId();
      const run = async () => {
        const early = background ? undefined : takeEarly(body);
        if (early) {
          traceId = early.traceId;
          abort.signal.addEventListener("abort", early.cancel);
        }
        const response = await send(early ? () => early.response : ask, headers(), {
          background,
          accept: IN_PARTS,
          traceId,
          signal: abort.signal,
          body,
          onReach,
        });
        if (response.status === 401) return ended(await refusal(response, traceId));
        if (!isGraph(response))
          // What stands before the gateway may refuse too (ERR-02).
          throw response.status === 403
            ? new GraphFailure({ code: NO_ACCESS, message: "", traceId })
            : new GraphFailure({ code: NOT_GRAPHQL, message: `HTTP ${response.status}`, traceId });
        const role = response.headers.get("x-role-id");
        if (role !== null) onRole?.(role);
        for await (const part of parts(response)) {
          const { responses, failures } = sortPart(part, traceId);
          const over = failures.find((f) => isSessionEnd(f.code));
          if (over) return ended(over);
          for (const one of responses) sink.next(one);
          if (failures.length) onPartial?.(failures);
        }
        sink.complete();
      };
      const fail = (error: unknown): void => {
        if (!abort.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
      };
      /** Once there is a session again the request is made anew; a write with the key of the first try is done once. */
      const ended = async (failure: GraphFailure): Promise<void> => {
        if ((await onSessionEnd(failure, background)) && !abort.signal.aborted) await start();
      };
      const start = (): Promise<void> =>
        run().catch((error: unknown) => {
          if (error instanceof GraphFailure && isSessionEnd(error.code)) return ended(error);
          return fail(error);
        });
      void start();
      return () => abort.abort();
    });
}

/**
 * A subscription by server-sent events. It completes when the server ends the stream; whoever asked subscribes again. Throws
 * GraphFailure through the observable.
 */
export const subscribeFunction =
  ({ headers, onSessionEnd, fetch: ask = fetch }: GraphOptions): SubscribeFunction =>
  (operation, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      const abort = new AbortController();
      const traceId = newTraceId();
      const run = async () => {
        const response = await send(ask, headers(), {
          background: true,
          accept: "text/event-stream",
          traceId,
          signal: abort.signal,
          body: { id: operation.id, variables },
        });
        if (response.status === 401) {
          if (await onSessionEnd(await refusal(response, traceId), true)) sink.complete();
          return;
        }
        if (!response.ok || !response.body)
          throw new GraphFailure({ code: NOT_GRAPHQL, message: `HTTP ${response.status}`, traceId });
        for await (const { event, data } of readSse(unlessSilent(chunksOf(response.body), SILENT_MS)))
          if (event === "next") for (const one of sortPart(JSON.parse(data), traceId).responses) sink.next(one);
        sink.complete();
      };
      run().catch((error: unknown) => {
        if (!abort.signal.aborted) sink.error(error instanceof Error ? error : new Error(String(error)));
        abort.abort();
      });
      return () => abort.abort();
    });

/** Throws GraphFailure when nobody answers. */
async function send(
  ask: typeof fetch,
  headers: Readonly<Record<string, string>>,
  o: {
    readonly background: boolean;
    readonly accept: string;
    readonly traceId: string;
    readonly signal: AbortSignal;
    readonly body: Question;
    readonly onReach?: GraphOptions["onReach"];
  },
): Promise<Response> {
  const { traceId, signal, onReach } = o;
  const response = await ask(...graphRequest({ headers, ...o })).catch((cause: unknown) => {
    if (!signal.aborted) onReach?.(null);
    throw new GraphFailure({ code: OFFLINE, message: cause instanceof Error ? cause.message : "", traceId });
  });
  onReach?.({ build: response.headers.get("x-console-build") });
  return response;
}

const isGraph = (response: Response): boolean =>
  /json|multipart\/mixed/.test(response.headers.get("content-type") ?? "");

async function refusal(response: Response, traceId: string): Promise<GraphFailure> {
  const body: unknown = isGraph(response) ? await response.json().catch(() => null) : null;
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : null;
  const first: unknown = Array.isArray(errors) ? errors[0] : null;
  return first ? failureFrom(first, traceId) : new GraphFailure({ code: "09020101", message: "", traceId });
}
