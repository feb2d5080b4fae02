import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { asJson, asText, asXml, failure, type Validation } from "../answer.ts";
import { serviceUrl } from "../service-url.ts";
import type { Signon } from "../signon.ts";

const text = z.string().max(2000).optional();
const Asked = z.object({ service: text, ticket: text, renew: text, format: text });
type Asked = z.infer<typeof Asked>;

function validate({ tickets, origins }: Signon, { service, ticket, renew }: Asked): Validation {
  if (!service || !ticket) return failure("INVALID_REQUEST");
  // A service outside the sites can't have been given a ticket; the one shown is spent all the same.
  const found = tickets.spend(ticket, serviceUrl(service, origins) ?? "", renew === "true");
  return typeof found === "string" ? failure(found) : { valid: true, vouched: found };
}

/** What services ask with a ticket: CAS 1 (`validate`), 2 (`serviceValidate`) and 3 (`p3/serviceValidate`, which adds attributes). */
export function validateRoutes(app: FastifyInstance, signon: Signon): void {
  const answer = (path: string, withAttributes: boolean) =>
    app.get(path, (request, reply) => {
      const asked = Asked.parse(request.query);
      const found = validate(signon, asked);
      void reply.header("cache-control", "no-store");
      return asked.format?.toUpperCase() === "JSON"
        ? reply.type("application/json; charset=utf-8").send(asJson(found, withAttributes))
        : reply.type("application/xml; charset=utf-8").send(asXml(found, withAttributes));
    });
  answer("/cas/serviceValidate", false);
  answer("/cas/p3/serviceValidate", true);
  app.get("/cas/validate", (request, reply) =>
    reply.type("text/plain; charset=utf-8").send(asText(validate(signon, Asked.parse(request.query)))),
  );
}
