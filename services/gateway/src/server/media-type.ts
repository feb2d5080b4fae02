import { remembered } from "../http/remembered.ts";

const JSON_TYPE = "application/json";
const GRAPHQL_TYPE = "application/graphql-response+json";

/** The media type that a query's answer has by this `Accept` header, the first that fits; null where Yoga is to say. */
export const mediaType = remembered((accept): string | null => {
  for (const part of accept.replace(/\s/g, "").toLowerCase().split(",")) {
    const [type, ...parameters] = part.split(";");
    if (parameters.length > 0) return null;
    if (type === JSON_TYPE || type === "*/*" || type === "application/*") return JSON_TYPE;
    if (type === GRAPHQL_TYPE) return GRAPHQL_TYPE;
  }
  return null;
});
