import type { GraphQLSingularResponse, PayloadError } from "relay-runtime";
import { GraphFailure, NOT_GRAPHQL, type AskWhom } from "./failure.ts";

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const text = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v) => typeof v === "string") : []);

/** `askWhom` of a refusal, as far as it can be read. */
function askWhomFrom(value: unknown): AskWhom | null {
  if (!isObject(value)) return null;
  const roles = Array.isArray(value["roles"]) ? value["roles"].filter(isObject) : [];
  return {
    roles: roles.flatMap(({ code, name }) =>
      typeof code === "string" && typeof name === "string" ? [{ code, name }] : [],
    ),
    admins: texts(value["admins"]),
  };
}

/** One entry of `errors` as a failure. */
export function failureFrom(error: unknown, traceId: string): GraphFailure {
  const extensions = isObject(error) && isObject(error["extensions"]) ? error["extensions"] : {};
  return new GraphFailure({
    code: text(extensions["code"]) ?? "09020000",
    message: (isObject(error) && text(error["message"])) || "",
    traceId: text(extensions["traceId"]) ?? traceId,
    detail: text(extensions["detail"]) ?? null,
    may: texts(extensions["may"]),
    askWhom: askWhomFrom(extensions["askWhom"]),
  });
}

/** A part of an answer, sorted: what Relay takes, and what went wrong beside it. */
export interface Sorted {
  readonly responses: readonly GraphQLSingularResponse[];
  readonly failures: readonly GraphFailure[];
  /** Fields that came back null because a button is missing. */
  readonly denied: readonly string[];
}

const payloadErrors = (errors: unknown): PayloadError[] =>
  Array.isArray(errors)
    ? errors.filter(isObject).map((e) => ({
        message: text(e["message"]) ?? "",
        ...(Array.isArray(e["path"]) ? { path: e["path"] } : {}),
      }))
    : [];

/** Reads one part; throws a GraphFailure when there is no data at all. Relay wants `incremental` unwrapped. */
export function sortPart(part: unknown, traceId: string): Sorted {
  if (!isObject(part)) throw new GraphFailure({ code: NOT_GRAPHQL, message: "", traceId });
  const isFinal = part["hasNext"] !== true;
  const own = isObject(part["extensions"]) ? part["extensions"] : {};
  const extensions = { ...own, is_final: isFinal };
  const errors = Array.isArray(part["errors"]) ? part["errors"] : [];
  const failures = errors.map((e) => failureFrom(e, traceId));
  const responses: GraphQLSingularResponse[] = [];
  if (isObject(part["data"]))
    responses.push({ data: part["data"], extensions, ...(errors.length ? { errors: payloadErrors(errors) } : {}) });
  else if (Array.isArray(part["incremental"])) {
    for (const later of part["incremental"].filter(isObject)) {
      if (!isObject(later["data"])) continue;
      responses.push({
        data: later["data"],
        ...(typeof later["label"] === "string" ? { label: later["label"] } : {}),
        ...(Array.isArray(later["path"]) ? { path: later["path"] } : {}),
        extensions,
      });
      if (Array.isArray(later["errors"])) failures.push(...later["errors"].map((e) => failureFrom(e, traceId)));
    }
  } else if (part["hasNext"] === undefined)
    throw failures[0] ?? new GraphFailure({ code: NOT_GRAPHQL, message: "", traceId });
  return { responses, failures, denied: texts(own["denied"]) };
}
