import type { KeyObject } from "node:crypto";
import type { Service } from "@linehaul/schema/route";
import { DEFAULT_SITE } from "@linehaul/schema/sites";
import { callerKey, NO_SCOPE, signCaller } from "./caller.ts";
import type { ServiceConfig } from "./service-config.ts";

/** How a service asks the admin service in its own name. */
export interface AskingAdmin {
  readonly service: Service;
  readonly adminUrl: string;
  readonly key: KeyObject;
}

/** The address of the admin service, and the key that it knows this service by. */
export function askingAdmin(service: Service, { ADMIN_URL, SCOPE_KEYS }: ServiceConfig): AskingAdmin {
  const secret = SCOPE_KEYS.get(service);
  if (secret === undefined) throw new Error(`${service} has no key to ask the admin service with`);
  return { service, adminUrl: ADMIN_URL, key: callerKey(secret) };
}

/** The token with which a service, or the gateway, asks another one in its own name: good for the routes that take its key there, and for that name alone. */
export const serviceHeaders = (
  asking: Service | "gateway",
  key: KeyObject,
  asked: Service = "admin",
): { readonly authorization: string } => ({
  authorization: `Bearer ${signCaller(key, {
    aud: asked,
    user: asking,
    userName: asking,
    role: null,
    site: DEFAULT_SITE,
    button: "GATEWAY",
    scope: NO_SCOPE,
  })}`,
});
