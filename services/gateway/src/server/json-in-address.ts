import { isJson } from "@linehaul/schema/field";
import type { Plugin } from "graphql-yoga";
import { invalid } from "../errors/gateway-error.ts";
import type { ServerContext } from "./context.ts";

/** What an address holds as JSON is JSON, or the request is refused with 09020701: Yoga's own reader would break, as if the fault were ours (FLT-04). */
export const jsonInAddress = (): Plugin<ServerContext> => ({
  onRequestParse({ request, url }) {
    if (request.method !== "GET") return;
    for (const name of ["variables", "extensions"]) {
      const text = url.searchParams.get(name);
      if (text && !isJson(text)) throw invalid(`${name} in the address that are no JSON`);
    }
  },
});
