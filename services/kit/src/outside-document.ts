import type { OutsideContract } from "@linehaul/schema/outside/contract";
import { z } from "zod";

const header = (name: string, description: string, schema: object = {}) => ({
  name,
  in: "header",
  required: true,
  description,
  schema: { type: "string", ...schema },
});
const HEADERS = [
  header(
    "Idempotency-Key",
    "Names this delivery. What comes again by a key that is known is answered 2xx and not done again.",
  ),
  header(
    "X-Linehaul-Time",
    "When it was sent. It is part of what is signed: what was signed long ago, somebody else may have sent again.",
    { format: "date-time" },
  ),
  header(
    "X-Linehaul-Signature",
    "`sha256=` and the HMAC-SHA-256, in hex, of time, key and body, joined by full stops, by the key that both sides share.",
    { pattern: "^sha256=[0-9a-f]{64}$" },
  ),
  header("traceparent", "The trace of the request that asked for it, by W3C Trace Context."),
];
const answer = (description: string) => ({ description });
/** As `way-out/judge.ts` reads them. */
const RESPONSES = {
  "2XX": answer(
    "It is taken, now or by the same key before. Nothing of the body is read but for people: its beginning is kept.",
  ),
  "408": answer("Sent again later, for 24 hours."),
  "425": answer("Sent again later, for 24 hours."),
  "429": answer("Sent again later, as `Retry-After` asks. Until then one delivery at a time asks whether it goes on."),
  "3XX": answer("A redirection is a refusal: it is not followed. So is whatever is not HTTP."),
  "4XX": answer(
    "It won't be taken as it is: not sent again until somebody asks for it. The answer's beginning is shown to them.",
  ),
  "5XX": answer(
    "Sent again later, for 24 hours; `Retry-After` is honoured. So are a timeout of ten seconds and a broken connection.",
  ),
};

const COMPONENTS = "#/components/schemas/";
const nameOf = (type: z.ZodType): string => {
  const id = z.globalRegistry.get(type)?.id;
  if (id === undefined) throw new Error("what is sent to others has a name");
  return id;
};

/** OpenAPI 3.1 of what a system of others implements: one webhook, which takes everything that it is sent. */
export function outsideDocument({ title, description, operationId, summary, body, parts }: OutsideContract): object {
  const named = z.registry<{ id: string }>();
  for (const type of [body, ...parts]) named.add(type, { id: nameOf(type) });
  const { schemas } = z.toJSONSchema(named, {
    uri: (id) => `${COMPONENTS}${id}`,
    metadata: z.globalRegistry,
    io: "input",
  });
  const plain = Object.entries(schemas).map(([name, { $id: _id, $schema: _dialect, id: _name, ...schema }]) => [
    name,
    schema,
  ]);
  return {
    openapi: "3.1.0",
    info: { title, version: "1", description },
    webhooks: {
      [operationId]: {
        post: {
          operationId,
          summary,
          parameters: HEADERS,
          requestBody: {
            required: true,
            content: { "application/json": { schema: { $ref: `${COMPONENTS}${nameOf(body)}` } } },
          },
          responses: RESPONSES,
        },
      },
    },
    components: { schemas: Object.fromEntries(plain) },
  };
}
