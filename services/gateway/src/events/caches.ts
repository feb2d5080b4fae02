import type { ServiceEvent } from "@linehaul/schema/event";
import { addServiceRoutes } from "@linehaul/schema/base-data/add-service";
import { cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import { countryBaseRoutes } from "@linehaul/schema/base-data/country-base";
import { currencyRoutes } from "@linehaul/schema/base-data/currency";
import { productRoutes } from "@linehaul/schema/base-data/product";
import { payMethodRoutes } from "@linehaul/schema/base-data/pay-method";
import { moduleRoutes } from "@linehaul/schema/permissions/perm-module";
import { roleRoutes } from "@linehaul/schema/permissions/perm-role";
import type { Route, Service } from "@linehaul/schema/route";
import { dictionaryRoutes } from "@linehaul/schema/system/dictionary";
import type { Clients } from "../clients/clients.ts";
import type { Reference } from "../reference/reference.ts";
import type { Sessions, Touched } from "../session/sessions.ts";

const ids = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];

/** `permission.changed { users, roles }` says whom it touches; undefined for one that does not. */
export function touchedBy({ type, data }: ServiceEvent): Touched | undefined {
  if (type !== "permission.changed") return undefined;
  const touched = { users: ids(data["users"]), roles: ids(data["roles"]) };
  return touched.users.length + touched.roles.length > 0 ? touched : undefined;
}

/** What the gateway keeps, and what a change of each thing drops. */
export function cacheDrops({
  sessions,
  clients,
  reference,
}: {
  sessions: Sessions;
  clients: Pick<Clients, "drop">;
  reference: Reference;
}) {
  /** The admin service's events that change no session, role or account. */
  const harmless = /^(preference|savedView|dictionary|resource|audit|authClient|session\.(opened|refused))/;

  const onEvent = (service: Service, event: ServiceEvent): void => {
    const { type } = event;
    const thing = type.split(".")[0];
    if (service === "admin" && !harmless.test(type)) sessions.drop(touchedBy(event));
    if (thing === "authClient") clients.drop();
    if (thing === "dictionary") reference.dictionaries.drop();
    if (thing === "country") reference.countries.drop();
    if (thing === "currency") reference.currencies.drop();
    if (thing === "product") reference.products.drop();
    if (thing === "cargoType") reference.cargoTypes.drop();
    if (thing === "addService") reference.addServices.drop();
    if (thing === "payMethod") reference.payMethods.drop();
    if (thing === "module") reference.modules.drop();
    if (thing === "permission") reference.whomToAsk.drop();
  };

  /** Events may have been missed. */
  const onGap = (service: Service): void => {
    if (service === "admin") {
      sessions.drop();
      clients.drop();
      reference.dictionaries.drop();
      reference.modules.drop();
      reference.whomToAsk.drop();
    }
    if (service === "order") {
      reference.countries.drop();
      reference.currencies.drop();
      reference.products.drop();
      reference.cargoTypes.drop();
      reference.addServices.drop();
      reference.payMethods.drop();
    }
  };

  /** What somebody may do is believed only while the admin service is there to say that it changed. */
  const onBreak = (service: Service): void => {
    if (service !== "admin") return;
    sessions.drop();
    clients.drop();
  };
  const readAgain: readonly (readonly [Readonly<Record<string, Route>>, Pick<Reference["modules"], "drop">])[] = [
    [dictionaryRoutes, reference.dictionaries],
    [countryBaseRoutes, reference.countries],
    [currencyRoutes, reference.currencies],
    [productRoutes, reference.products],
    [cargoTypeRoutes, reference.cargoTypes],
    [addServiceRoutes, reference.addServices],
    [payMethodRoutes, reference.payMethods],
    [moduleRoutes, reference.modules],
    [roleRoutes, reference.whomToAsk],
  ];
  /** A service was asked for a change, by this gateway: whoever asked reads what is new, however late the event comes. */
  const onWrite = (route: Route): void => {
    for (const [routes, kept] of readAgain) if (Object.values(routes).includes(route)) kept.drop();
  };
  return { onEvent, onGap, onBreak, onWrite };
}
