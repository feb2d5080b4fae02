import { randomBytes } from "node:crypto";
import { DEMO_PASSWORD } from "@linehaul/schema/demo-users";
import type { SiteCode } from "@linehaul/schema/sites";
import { z } from "zod";
import type { House } from "./house.ts";

const Answer = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.looseObject({ code: z.string(), traceId: z.string() }) }))
    .optional(),
});
/** What the gateway answered, and the trace id that the request carried. */
export interface Answered extends z.infer<typeof Answer> {
  readonly status: number;
  readonly traceId: string;
  readonly text: string;
}
export interface Visitor {
  /** Asks the graph; `body` as it is sent. */
  graph(body: unknown): Promise<Answered>;
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The same session at another gateway of the house. */
  at(gateway: string | undefined): Visitor;
}

/** Where somebody asks: a site's host, at the first gateway unless another is named. */
export interface Place {
  readonly site?: SiteCode;
  readonly gateway?: string;
  /** An authentication client's token, in place of a session. */
  readonly bearer?: string;
}

const newTraceId = (): string => randomBytes(16).toString("hex");

/** Somebody who asks with this session cookie, whatever it is. */
export const visitor = (house: House, cookie: string, place: Place = {}): Visitor => {
  const { site = "MY", gateway = house.url, bearer } = place;
  const origin = house.origins[site];
  const ask: Visitor["fetch"] = (path, { headers, ...init } = {}) =>
    fetch(`${gateway}${path}`, {
      redirect: "manual",
      ...init,
      headers: {
        cookie,
        "content-type": "application/json",
        "x-requested-with": "linehaul",
        origin,
        // Node's fetch sets the host itself: the proxy before the gateways tells it.
        "x-forwarded-host": new URL(origin).host,
        ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        ...Object.fromEntries(new Headers(headers)),
      },
    });
  return {
    fetch: ask,
    at: (other = house.url) => visitor(house, cookie, { ...place, gateway: other }),
    async graph(body) {
      const traceId = newTraceId();
      const response = await ask("/graphql", {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
        headers: { "x-trace-id": traceId, accept: "application/json" },
      });
      const text = await response.text();
      return { status: response.status, traceId, text, ...Answer.parse(JSON.parse(text)) };
    },
  };
};

interface Came {
  /** What the exchange answered. */
  readonly exchanged: Response;
  /** Signs out at the sign-on, with what the browser keeps of it. */
  readonly leave: () => Promise<Response>;
}

/** Tries to sign in as a browser would: begin, form, ticket, exchange. */
async function come(house: House, userName: string, place: Place): Promise<Came> {
  const begun = await visitor(house, "", place).fetch("/apis-auth/login/begin");
  const cookie = cookiesOf(begun);
  const service = new URL(begun.headers.get("location") ?? "").searchParams.get("service") ?? "";
  const form = await fetch(`${house.signon}/cas/login?service=${encodeURIComponent(service)}`);
  const execution = /name="execution" value="([^"]+)"/.exec(await form.text())?.[1] ?? "";
  const sent = await fetch(`${house.signon}/cas/login`, {
    method: "POST",
    redirect: "manual",
    headers: { cookie: cookiesOf(form) },
    body: new URLSearchParams({ username: userName, password: DEMO_PASSWORD, service, execution }),
  });
  const ticket = new URL(sent.headers.get("location") ?? "").searchParams.get("ticket");
  const exchanged = await visitor(house, cookie, place).fetch("/apis-auth/login/cas", {
    method: "POST",
    body: JSON.stringify({ ticket, service, deviceId: `test-${userName}` }),
  });
  return { exchanged, leave: () => fetch(`${house.signon}/cas/logout`, { headers: { cookie: cookiesOf(sent) } }) };
}
const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((set) => set.split(";", 1)[0])
    .join("; ");

/** Tries to sign in; what the exchange answered. */
export const trySignIn = async (house: House, userName: string, place: Place = {}): Promise<Response> =>
  (await come(house, userName, place)).exchanged;

/** Somebody who has signed in, and how he signs out at the sign-on. */
export async function signInAndLeave(
  house: House,
  userName: string,
  place: Place = {},
): Promise<{ readonly who: Visitor; readonly leave: Came["leave"] }> {
  const { exchanged, leave } = await come(house, userName, place);
  const [session] = exchanged.headers.getSetCookie();
  if (session === undefined) throw new Error(`${userName} was not signed in: ${await exchanged.text()}`);
  return { who: visitor(house, session.split(";", 1)[0] ?? "", place), leave };
}

/** Somebody who has signed in. */
export const signIn = async (house: House, userName: string, place: Place = {}): Promise<Visitor> =>
  (await signInAndLeave(house, userName, place)).who;
