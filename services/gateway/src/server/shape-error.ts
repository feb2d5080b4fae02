import type { Logger } from "pino";
import { SERVICE_CODES, STATUS_OF, type GatewayCode } from "@linehaul/schema/errors";
import type { Language } from "@linehaul/schema/sites";
import { GraphQLError } from "graphql";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import { holds } from "../access/actor.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import { Refusal } from "../errors/refusal.ts";
import { errorText, refusalText } from "../language/text.ts";
import { askWhom } from "./ask-whom.ts";
import type { ServerContext } from "./context.ts";

/** What was thrown, under the GraphQLErrors that the executor wrapped around it. */
export function originalOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? originalOf(error.originalError) : error;
}

/** A GraphQLError that nobody threw is the executor's own: the document or its variables are not valid. */
function gatewayCodeOf(original: unknown): GatewayCode {
  if (original instanceof GatewayError) return original.code;
  return original instanceof Refusal || original instanceof GraphQLError ? "09020701" : "09020000";
}

/** What a service declined is told by its own code, as a mutation tells it; an input that it did not take is the request's mistake (FLT-02). */
const isOwn = (original: unknown): original is Refusal =>
  original instanceof Refusal && original.code !== SERVICE_CODES.invalid;
const codeOf = (original: unknown): string => (isOwn(original) ? String(original.code) : gatewayCodeOf(original));

/** The text of the code; of one who views as another, why nothing that he holds opens it. */
function textOf(original: unknown, language: Language): string {
  if (original instanceof GatewayError && original.isReadOnly) return errorText(language, SERVICE_CODES.readOnly);
  if (isOwn(original)) return refusalText(language, original.code, original.said);
  return errorText(language, gatewayCodeOf(original));
}

/** Yoga's wish for the HTTP status. A body that is no JSON carries the parser's own error: then the status holds for every media type. */
const httpOf = ({ extensions }: GraphQLError): Record<string, unknown> | undefined => {
  const http: unknown = extensions["http"];
  if (typeof http !== "object" || http === null) return undefined;
  return "originalError" in extensions ? { ...http, spec: false } : { ...http };
};

/** Which buttons would open it, and whom to ask for one. */
function mendOf(original: unknown, { actor }: ServerContext["visit"], whom: WhomToAsk | null): object {
  if (!(original instanceof GatewayError) || !original.may) return {};
  const { may } = original;
  return { may, ...(whom && { askWhom: askWhom(whom, may, actor.site) }) };
}

/** What a service adds for the reader. */
const detailOf = (original: unknown): object =>
  (original instanceof Refusal || original instanceof GatewayError) && original.detail !== undefined
    ? { detail: original.detail }
    : {};

/** Is it a button that is missing? */
export const isRefused = (error: GraphQLError): boolean => {
  const original = originalOf(error);
  return original instanceof GatewayError && original.may !== undefined;
};

/**
 * An error as a client may see it: the catalogue's code, its text in the request's language, the trace id, the buttons that would
 * open what was refused, and whom to ask for one (`whom`, where it is known). Those who may write documents also read what is wrong with theirs.
 */
export function shapeError(
  error: GraphQLError,
  { visit, ask }: ServerContext,
  { wholeRequest, whom }: { readonly wholeRequest: boolean; readonly whom: WhomToAsk | null },
): GraphQLError {
  const original = originalOf(error);
  const code = codeOf(original);
  report(ask.log(), code, original);
  const aboutTheDocument =
    original instanceof GraphQLError && (visit.client !== null || holds(visit.actor, "GRAPHIQL.VIEW"));
  // The specification's own status where the request itself is at fault; field errors travel in 200.
  const http =
    httpOf(error) ??
    (wholeRequest
      ? { status: STATUS_OF[gatewayCodeOf(original)], ...(original instanceof GraphQLError ? { spec: true } : {}) }
      : undefined);
  return new GraphQLError(aboutTheDocument ? original.message : textOf(original, visit.language), {
    nodes: error.nodes,
    source: error.source,
    positions: error.positions,
    path: error.path,
    extensions: {
      code,
      traceId: visit.traceId,
      ...detailOf(original),
      ...mendOf(original, visit, whom),
      ...(http ? { http } : {}),
    },
  });
}

/** What graphql-js says of a document or its variables holds what was sent: of such a mistake its place alone is logged (PERM-12). */
const lineOf = (code: string, original: unknown): object =>
  original instanceof GraphQLError
    ? { code, path: original.path, locations: original.locations }
    : { code, err: original };

function report(log: Logger, code: string, original: unknown): void {
  const line = lineOf(code, original);
  if (code === "09020000") log.error(line, "a request failed");
  else if (code.startsWith("090205") || code.startsWith("090204")) log.warn(line, "a service did not answer");
  else log.debug(line, "a request was refused");
}
