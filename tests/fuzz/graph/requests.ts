import { schema } from "@linehaul/gateway/schema";
import { queryHash } from "@linehaul/schema/paging";
import fc from "fast-check";
import { getOperationAST, isInputType, parse, typeFromAST, type GraphQLField } from "graphql";
import { placesFor, withText, type Place } from "../../house/hostile.ts";
import { answeredOperations, type Operation } from "../../house/operations.ts";
import type { Subject } from "../loop.ts";
import { bodyOf, forged, headers, strayBody, text } from "../texts.ts";
import { documentFor, type Kind } from "./document.ts";
import { valueOf, valuesOf } from "./values.ts";

/** Who asks: somebody with every button, somebody with some, and somebody without a role. */
export const WHO = ["admin", "reviewer.my", "norole"] as const;
export interface Asking {
  readonly who: (typeof WHO)[number];
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}
type Variables = Readonly<Record<string, unknown>>;

const HEADERS = [
  "accept-language",
  "authorization",
  "content-type",
  "accept",
  "idempotency-key",
  "x-console-build",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-requested-with",
  "x-role-id",
  "x-site",
  "x-time-zone",
  "x-trace-id",
];
const METHODS = ["GET", "PUT", "PATCH", "DELETE", "OPTIONS", "HEAD", "QUERY"];
const rarely = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>, weight = 40): fc.Arbitrary<T> =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other });

/** The variables, now and then with a cursor that nobody gave out for just this sort and filter. */
const withCursor = (variables: Variables): fc.Arbitrary<Variables> =>
  typeof variables["sort"] === "string"
    ? rarely(
        fc.constant(variables),
        forged(queryHash(variables["sort"], variables["filter"])).map((after) => ({
          ...variables,
          after,
          before: undefined,
          last: undefined,
        })),
        4,
      )
    : fc.constant(variables);

/** A request as it is sent: by POST as the console does, now and then by another method or with a body that is none. */
function sent(who: fc.Arbitrary<Asking["who"]>, params: fc.Arbitrary<object>): fc.Arbitrary<Asking> {
  const post = rarely(params.map(bodyOf), strayBody).map((body) => ({ method: "POST", path: "/graphql", body }));
  const otherwise = fc.tuple(fc.constantFrom(...METHODS), params).map(([method, asked]) => {
    const members = Object.entries(asked).map(([name, value]): [string, string] => [
      name,
      typeof value === "string" ? value : JSON.stringify(value),
    ]);
    return { method, path: `/graphql?${new URLSearchParams(members).toString().slice(0, 4_000)}`, body: "" };
  });
  return fc
    .record({ who, headers: headers(HEADERS), way: rarely(post, otherwise, 30) }, { noNullPrototype: true })
    .map(({ way, ...rest }) => ({ ...rest, ...way }));
}

/** A root field by a document of one's own, with any values at all. */
const rootField = (kind: Kind, field: GraphQLField<unknown, unknown>): Subject<Asking> => {
  const query = documentFor(kind, field);
  const params = valuesOf(field.args)
    .chain(withCursor)
    .map((variables) => ({ query, variables }));
  return {
    name: `${kind} ${field.name}`,
    requests: sent(rarely(fc.constant("admin"), fc.constantFrom(...WHO)), params),
  };
};

/** Its example, with another value for some of its variables or another text deep inside one. */
function variablesOf({ text: operation, examples }: Operation): fc.Arbitrary<Variables> {
  const definitions = getOperationAST(parse(operation))?.variableDefinitions ?? [];
  const others = definitions.flatMap(({ variable, type }) => {
    const found = typeFromAST(schema, type);
    return isInputType(found)
      ? [[variable.name.value, rarely(fc.constant(undefined), valueOf(found), 3)] as const]
      : [];
  });
  const other = fc.record(Object.fromEntries(others), { noNullPrototype: true });
  const places = placesFor(operation);
  const spoilt =
    places.length === 0 ? fc.constant([]) : fc.array(fc.tuple(fc.constantFrom(...places), text), { maxLength: 2 });
  return fc
    .tuple(fc.constantFrom(...(examples.length > 0 ? examples : [{}])), other, spoilt)
    .map(([example, changed, texts]) => {
      const variables = {
        ...example,
        ...Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined)),
      };
      return texts.reduce<Variables>((left, [at, any]) => ({ ...left, ...within(left, at, any) }), variables);
    });
}
const within = (variables: Variables, at: Place, any: string): Variables => {
  const [name = ""] = at;
  return typeof name === "string" ? { [name]: withText(variables[name], at.slice(1), any) } : {};
};

const isKey = (at: Place): boolean => at.at(-1) === "idempotencyKey";

/** What is in order but for the key of the submission, which goes into a header (FLT-01): every other time, where there is one. */
function asSent(operation: Operation): fc.Arbitrary<Variables> {
  const [example = {}] = operation.examples;
  const at = placesFor(operation.text).find(isKey);
  const any = variablesOf(operation);
  return at === undefined
    ? any
    : fc.oneof(
        text.map((key) => within({ ...example }, at, key)),
        any,
      );
}

const persisted = (operation: Operation): Subject<Asking> => ({
  name: operation.name,
  requests: sent(
    fc.constantFrom(...WHO),
    asSent(operation)
      .chain(withCursor)
      .map((variables) => ({ id: operation.id, variables })),
  ),
});

const fieldsOf = (kind: Kind): Subject<Asking>[] =>
  Object.values((kind === "query" ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map((field) =>
    rootField(kind, field),
  );

const isMutation = ({ text: operation }: Operation): boolean => /^mutation /m.test(operation);

/** Every root field of the graph, by a document of one's own, and every operation of the console; first what changes something. */
export const subjects: readonly Subject<Asking>[] = [
  ...answeredOperations.filter(isMutation).map(persisted),
  ...fieldsOf("mutation"),
  ...answeredOperations.filter((operation) => !isMutation(operation)).map(persisted),
  ...fieldsOf("query"),
];
