import { queryHash } from "@linehaul/schema/paging";
import type { Button } from "@linehaul/schema/modules";
import { isRecord } from "@linehaul/schema/record";
import type { Service } from "@linehaul/schema/route";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import fc from "fast-check";
import type { Subject } from "../loop.ts";
import { bodyOf, forged, headers, headerText, strayBody, text } from "../texts.ts";
import { printedRoutes, type Printed } from "./contracts.ts";
import { valueOf } from "./values.ts";

/** For whom the gateway would ask; the token is signed when it is sent. */
export interface Asker {
  readonly button: Button;
  readonly userName: string;
  readonly site: SiteCode;
  readonly scope: string;
}
export interface Call {
  readonly service: Service;
  readonly by: Asker;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const HEADERS = [
  "accept",
  "accept-language",
  "content-type",
  "idempotency-key",
  "x-role-id",
  "x-site",
  "x-time-zone",
  "x-trace-id",
];
const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "QUERY", "PROPFIND"];
const NOTHING = fc.constant<Readonly<Record<string, string>>>({});
const rarely = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 40): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** What can stand in the first line of a request, encoded as it should be or not. Bytes that HTTP does not take never reach a service. */
const inPath: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: text.map((any) => encodeURIComponent(any.toWellFormed()).slice(0, 2_000)) },
  { weight: 1, arbitrary: text.map((any) => any.replace(/[^!-~]/g, "").slice(0, 1_000)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "%ed%a0%80",
      "%ED%A0%BD",
      "%00",
      "%2e%2e%2f",
      "..",
      "%",
      "%zz",
      "%c3%28",
      "?",
      "#",
      ";",
      "",
    ),
  },
);

function pathOf({ path, parameters, named }: Printed): fc.Arbitrary<string> {
  const parts = parameters.map(({ name, in: place, schema }) => {
    const fit = valueOf(schema, named).map((value) => encodeURIComponent(String(value).toWellFormed()).slice(0, 2_000));
    return fc.oneof(fit, inPath).map((value) => ({ name, place, value }));
  });
  const further = rarely(
    fc.constant(""),
    inPath.map((any) => `__proto__=${any}&x[]=${any}`),
    20,
  );
  return fc.tuple(fc.tuple(...parts), further).map(([given, more]) => {
    const way = given
      .filter(({ place }) => place === "path")
      .reduce((left, { name, value }) => left.replace(`{${name}}`, () => value), path);
    const query = given.filter(({ place }) => place === "query").map(({ name, value }) => `${name}=${value}`);
    return `${way}${query.length > 0 || more !== "" ? `?${[...query, more].filter((one) => one !== "").join("&")}` : ""}`;
  });
}

/** Now and then with a cursor that nobody gave out for just this sort and filter. */
function withCursor(body: unknown): fc.Arbitrary<unknown> {
  if (!isRecord(body) || typeof body["sort"] !== "string") return fc.constant(body);
  const cursor = forged(queryHash(body["sort"], body["filter"]));
  return rarely(
    fc.constant(body),
    cursor.map((after): unknown => ({ ...body, after, before: undefined, pageNum: undefined })),
    3,
  );
}

function bodiesOf({ body, named }: Printed): fc.Arbitrary<string> {
  if (!body) return rarely(fc.constant(""), strayBody, 10);
  const fit = valueOf(body, named).chain(withCursor);
  return rarely(fit.map(bodyOf), strayBody, 20);
}

/** A token travels in a header, and a server takes no head without an end. */
const short = (any: string): string => any.slice(0, 200);

const byWhom = (may: readonly Button[], scopes: readonly string[]): fc.Arbitrary<Asker> =>
  fc.record(
    {
      button: fc.constantFrom(...may),
      userName: fc.constantFrom("admin", "support", "reviewer.my"),
      site: fc.constantFrom(...SITE_CODES),
      scope: rarely(fc.constantFrom(...scopes), text.map(short), 10),
    },
    { noNullPrototype: true },
  );

function subjectOf(route: Printed, scopes: readonly string[]): Subject<Call> {
  const { service, method, path, may } = route;
  const given = headers(HEADERS);
  const keyed =
    method === "GET"
      ? NOTHING
      : rarely(
          NOTHING,
          headerText.map((key) => ({ "idempotency-key": key })),
          3,
        );
  const call = {
    by: byWhom(may, scopes),
    method: rarely(fc.constant(method), fc.constantFrom(...METHODS), 30),
    path: pathOf(route),
    body: bodiesOf(route),
    headers: fc.tuple(keyed, given).map(([key, more]) => ({ ...key, ...more })),
  };
  const requests = fc.record(call, { noNullPrototype: true }).map((rest) => ({ service, ...rest }));
  return { name: `${service} ${method} ${path}`, requests };
}

/** Every route of the printed contracts, asked with row scopes of these versions and of unknown ones. */
export const subjectsWith = (scopes: readonly string[]): Subject<Call>[] =>
  printedRoutes.map((route) => subjectOf(route, scopes));
