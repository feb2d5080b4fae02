import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { bearer, callerKey, verifyCaller, type Caller } from "@linehaul/kit/caller";
import { DEMO_KEYS } from "@linehaul/kit/demo-keys";
import { hangUp, listen } from "@linehaul/kit/testing/listen";
import { fieldProblems } from "@linehaul/kit/field-problems";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { FileAnswer } from "@linehaul/schema/file";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { Route, RouteParsed, RouteResult, Service } from "@linehaul/schema/route";
import { ZodError } from "zod";
import { readJson } from "../http/body.ts";
import { routeName, type Parts } from "../upstream/target.ts";
import { matchPath } from "./match-path.ts";

/** A call that a stub was asked for. */
export interface StubCall {
  readonly service: Service;
  /** `POST /order/byIds` */
  readonly route: string;
  readonly caller: Caller;
  readonly headers: IncomingMessage["headers"];
  /** As it came, with its query. */
  readonly url: string;
  readonly input: Parts;
}
interface Asked {
  readonly caller: Caller;
  readonly headers: IncomingMessage["headers"];
  /** Aborts when the gateway hangs up. */
  readonly left: AbortSignal;
}
type Answer<R extends Route> = (input: RouteParsed<R>, asked: Asked) => Promise<RouteResult<R>>;

/** Throw it from an answer: the envelope's code and HTTP status. */
export class StubFailure extends Error {
  readonly code: number;
  readonly status: number;
  readonly fields: readonly FieldProblem[];
  readonly detail: string | undefined;
  constructor(code: number, o: { status?: number; fields?: readonly FieldProblem[]; detail?: string } = {}) {
    super(`stub failure ${code}`);
    this.code = code;
    this.status = o.status ?? Math.floor(code / 1000);
    this.fields = o.fields ?? [];
    this.detail = o.detail;
  }
}

/** Makes something else of an answer: throws a StubFailure, or answers what the contract forbids. */
export type Spoilt = (result: unknown) => unknown;

/** The three services, as far as a test says what they answer. They check tokens, buttons and inputs as the real ones do. */
export interface Stubs {
  readonly urls: Readonly<Record<Service, string>>;
  /** Every call since the start or the last `calls.length = 0`. */
  readonly calls: StubCall[];
  on<R extends Route>(route: R, answer: Answer<R>): void;
  /** Spoils what a route answers to the request of this trace. */
  spoil(traceId: string, route: string, spoilt: Spoilt): void;
  /** Has the test said what this route answers? */
  answers(route: Route): boolean;
  close(): Promise<void>;
}

const KEYS: Readonly<Record<Service, string>> = {
  admin: DEMO_KEYS.CALLER_KEY_ADMIN,
  customer: DEMO_KEYS.CALLER_KEY_CUSTOMER,
  order: DEMO_KEYS.CALLER_KEY_ORDER,
};
const SERVICES = ["admin", "customer", "order"] as const;

interface Served {
  readonly route: Route;
  readonly answer: (input: Parts, asked: Asked) => unknown;
}

/** Services may have routes of one name. */
const keyOf = (route: Route): string => `${route.service} ${routeName(route)}`;

/** Each part was read by the route's own schema just before. */
const isParsed = <R extends Route>(_route: R, _parts: Parts): _parts is RouteParsed<R> & Parts => true;

/** What a route's schemas don't take is told as the services tell it. */
function failureOf(error: unknown): StubFailure {
  if (error instanceof StubFailure) return error;
  if (error instanceof ZodError) return new StubFailure(SERVICE_CODES.invalid, { fields: fieldProblems(error.issues) });
  return new StubFailure(SERVICE_CODES.broken);
}

export async function startStubs(): Promise<Stubs> {
  const served = new Map<string, Served>();
  /** The same by service and method: each call is looked for among its likes alone. */
  const likes = (): ReadonlyMap<string, readonly Served[]> =>
    Map.groupBy(served.values(), ({ route }) => `${route.service} ${route.method}`);
  let byMethod: ReturnType<typeof likes> | null = null;
  const calls: StubCall[] = [];
  const spoils = new Map<string, Spoilt>();

  async function respond(service: Service, req: IncomingMessage, res: ServerResponse): Promise<unknown> {
    const url = new URL(req.url ?? "/", "http://stub");
    byMethod ??= likes();
    const found = byMethod.get(`${service} ${req.method}`)?.find(({ route }) => matchPath(route.path, url.pathname));
    if (!found) throw new StubFailure(SERVICE_CODES.notFound);
    const { route, answer } = found;
    const token = verifyCaller([callerKey(KEYS[service])], service, bearer(req.headers.authorization));
    if (!token.ok) throw new StubFailure(token.code);
    if (!route.may.includes(token.caller.button)) throw new StubFailure(SERVICE_CODES.notTaken);
    const input: Parts = {
      ...(route.params ? { params: route.params.parse(matchPath(route.path, url.pathname)) } : {}),
      ...(route.query ? { query: route.query.parse(Object.fromEntries(url.searchParams)) } : {}),
      ...(route.upload ? { body: { upload: (await buffer(req)).toString("latin1") } } : {}),
      ...(route.body ? { body: route.body.parse(await readJson(req)) } : {}),
    };
    const { caller } = token;
    calls.push({ service, route: routeName(route), caller, headers: req.headers, url: req.url ?? "", input });
    const left = new AbortController();
    res.once("close", () => left.abort());
    const result: unknown = await answer(input, { caller, headers: req.headers, left: left.signal });
    const spoilt = spoils.get(`${String(req.headers["x-trace-id"])} ${routeName(route)}`);
    return spoilt ? spoilt(result) : result;
  }

  const start = async (service: Service) => {
    const server = createServer((req, res) => {
      const send = (status: number, body: object): void =>
        void res.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
      if (req.url === "/health/ready") return send(200, { status: "ready" });
      respond(service, req, res).then(
        async (result) => {
          const file = FileAnswer.safeParse(result);
          if (!file.success) return send(200, { code: 0, msg: "", result });
          const { name, type, chunks, bytes, sha256 } = file.data;
          res.writeHead(200, {
            "content-type": type,
            "content-disposition": `attachment; filename="${name}"`,
            ...(bytes !== undefined && { "content-length": bytes }),
            ...(sha256 !== undefined && {
              "repr-digest": `sha-256=:${Buffer.from(sha256, "hex").toString("base64")}:`,
            }),
          });
          // A file that breaks off breaks its answer off.
          await pipeline(Readable.from(chunks), res).catch(() => undefined);
        },
        (error: unknown) => {
          const { code, status, fields, detail } = failureOf(error);
          send(status, { code, msg: String(error), fields, ...(detail === undefined ? {} : { detail }) });
        },
      );
    });
    return { server, url: await listen(server) };
  };
  const [admin, customer, order] = await Promise.all(SERVICES.map(start));
  if (!admin || !customer || !order) throw new Error("three services");

  return {
    urls: { admin: admin.url, customer: customer.url, order: order.url },
    calls,
    spoil: (traceId, route, spoilt) => void spoils.set(`${traceId} ${route}`, spoilt),
    answers: (route) => served.has(keyOf(route)),
    on(route, answer) {
      byMethod = null;
      served.set(keyOf(route), {
        route,
        answer: (input, asked) => {
          if (!isParsed(route, input)) throw new Error("unreachable");
          return answer(input, asked);
        },
      });
    },
    async close() {
      for (const { server } of [admin, customer, order]) await hangUp(server);
    },
  };
}
