import type { KeyObject } from "node:crypto";
import type { Service } from "@linehaul/schema/route";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import { NO_SCOPE, signCaller } from "./caller.ts";

/** The token with which a service asks the admin service in its own name: good for the routes that take SCOPE_KEY alone. */
export const serviceHeaders = (service: Service, key: KeyObject): { readonly authorization: string } => ({
  authorization: `Bearer ${signCaller(key, {
    aud: "admin",
    user: service,
    userName: service,
    role: null,
    site: DEFAULT_SITE,
    button: "GATEWAY",
    scope: NO_SCOPE,
  })}`,
});
