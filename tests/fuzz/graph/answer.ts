import { isGatewayCode, SERVICE_CODES } from "@linehaul/schema/errors";
import { z } from "zod";
import { faultsOf } from "../judge.ts";

/** The gateway's own fault, a caller token that a service refused, a service that can't be reached: none of it is anybody's input. */
const OWN_FAULT = /^0902(0000|040\d|050\d)$/;
/** What a service declined is told by its own code (FLT-02): a row that is not there, a state that does not allow it. */
const DECLINED: ReadonlySet<string> = new Set(
  Object.values(SERVICE_CODES)
    .filter((code) => code >= SERVICE_CODES.notFound && code < SERVICE_CODES.broken)
    .map(String),
);
const isFault = (code: string): boolean => (isGatewayCode(code) ? OWN_FAULT.test(code) : !DECLINED.has(code));

const Answer = z.looseObject({
  errors: z
    .array(z.looseObject({ message: z.string(), extensions: z.looseObject({ code: z.string(), traceId: z.string() }) }))
    .optional(),
});

/** What is wrong with an answer of the graph. */
export function faultsInAnswer(response: Response, body: string): string[] {
  const traceId = response.headers.get("x-trace-id") ?? "";
  const statusOnly = faultsOf(response.status, "");
  if (body === "") return statusOnly;
  const type = response.headers.get("content-type") ?? "";
  if (!/json/.test(type))
    return [
      ...faultsOf(response.status, body),
      ...(response.status < 400 ? [] : [`a refusal of ${type}: ${body.slice(0, 200)}`]),
    ];
  const read = Answer.safeParse(JSON.parse(body));
  if (!read.success) return [`no answer of a graph: ${body.slice(0, 300)}`];
  const { errors = [] } = read.data;
  return [
    ...faultsOf(response.status, JSON.stringify(errors)),
    ...errors.flatMap(({ message, extensions: { code, traceId: told } }) => [
      ...(isFault(code) ? [`${code} ${message}`] : []),
      ...(told === traceId ? [] : [`the trace id ${told} is not the answer's ${traceId}`]),
    ]),
  ];
}
