import { NO_SCOPE } from "@linehaul/kit/caller";
import { cargoTypeRoutes } from "@linehaul/schema/base-data/cargo-type";
import { countryRoutes, type Country } from "@linehaul/schema/base-data/country";
import { payMethodRoutes } from "@linehaul/schema/base-data/pay-method";
import { moduleRoutes, type ModuleRow } from "@linehaul/schema/permissions/perm-module";
import { sessionRoutes, type SessionActor } from "@linehaul/schema/permissions/session";
import type { Language } from "@linehaul/schema/sites";
import { productInfoRoutes } from "@linehaul/schema/service-centre/product-information";
import { dictionaryRoutes, type DictionaryEntry } from "@linehaul/schema/system/dictionary";
import { call, type Behalf, type From } from "./call.ts";

/** A session's answer stands for a second, as in the gateway. */
const KEEP_MS = 1_000;

const GATEWAY: Behalf = { user: "gateway", userName: "gateway", role: null, site: "MY", scope: NO_SCOPE };
const AS_GATEWAY: From = { caller: GATEWAY, language: "en", timeZone: "Asia/Kuala_Lumpur", traceId: "0".repeat(32) };

const [rows, entries, modules, products, cargoTypes, payMethods] = await Promise.all([
  call(countryRoutes.list, "GATEWAY", {}, AS_GATEWAY),
  call(dictionaryRoutes.byPath, "GATEWAY", { body: {} }, AS_GATEWAY),
  call(moduleRoutes.all, "GATEWAY", {}, AS_GATEWAY),
  call(productInfoRoutes.names, "GATEWAY", {}, AS_GATEWAY),
  call(cargoTypeRoutes.list, "GATEWAY", {}, AS_GATEWAY),
  call(payMethodRoutes.list, "GATEWAY", {}, AS_GATEWAY),
]);
/** The reference data, in memory for good. */
export const countries: ReadonlyMap<string, Country> = new Map(rows.map((row) => [row.countryCode, row]));
/** Names of base data, by kind and code. */
export const named: Readonly<Record<"product" | "cargoType" | "payMethod", ReadonlyMap<string, string>>> = {
  product: new Map(products.map((row) => [row.code, row.nameI18n.en])),
  cargoType: new Map(cargoTypes.map((row) => [row.code, row.nameI18n.en])),
  payMethod: new Map(payMethods.map((row) => [row.code, row.nameI18n.en])),
};
export const dictionaries: ReadonlyMap<string, readonly DictionaryEntry[]> = Map.groupBy(entries, (e) => e.pathKey);

/** Who asks, with what follows from that alone. */
export interface Who {
  readonly actor: SessionActor;
  readonly caller: Behalf;
  readonly buttons: ReadonlySet<string>;
  readonly sorted: readonly string[];
  readonly menu: readonly MenuBranch[];
}
export interface MenuItem {
  readonly row: ModuleRow;
  readonly ownName: string | null;
}
interface MenuBranch extends MenuItem {
  readonly leaves: readonly MenuItem[];
}

function menuOf(buttons: ReadonlySet<string>, language: Language): MenuBranch[] {
  const opened = new Set(Array.from(buttons, (button) => button.slice(0, button.indexOf("."))));
  const item = (row: ModuleRow): MenuItem => ({ row, ownName: row.ownNames?.[language] ?? null });
  return modules
    .filter((row) => row.parentCode === null)
    .map((branch) => ({
      ...item(branch),
      leaves: modules
        .filter((row) => row.parentCode === branch.moduleCode)
        .filter((row) => row.buttons.length === 0 || opened.has(row.moduleCode))
        .map(item),
    }))
    .filter(({ row, leaves }) => leaves.length > 0 || opened.has(row.moduleCode));
}

async function ask(token: string, roleId: string | undefined): Promise<Who> {
  const body = { token, site: "MY" as const, ...(roleId === undefined ? {} : { roleId }) };
  const found = await call(sessionRoutes.check, "GATEWAY", { body }, AS_GATEWAY);
  if (!found.valid) throw new Error(found.reason);
  const { actor } = found;
  const { userId: user, userName, roleId: role, site, scope } = actor;
  const buttons = new Set(actor.buttons);
  return {
    actor,
    caller: { user, userName, role, site, scope },
    buttons,
    sorted: [...buttons].sort(),
    menu: menuOf(buttons, "en"),
  };
}

const held = new Map<string, { readonly until: number; readonly who: Promise<Who> }>();

/** Whose session the cookie names; asked for again after a second. */
export function whoIs(token: string, roleId: string | undefined): Promise<Who> {
  const key = `${token} ${roleId}`;
  const known = held.get(key);
  if (known && known.until > Date.now()) return known.who;
  const who = ask(token, roleId);
  held.set(key, { until: Date.now() + KEEP_MS, who });
  return who;
}
