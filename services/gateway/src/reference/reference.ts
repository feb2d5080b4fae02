import type { AddServiceName } from "@linehaul/schema/base-data/add-service";
import type { CargoTypeName } from "@linehaul/schema/base-data/cargo-type";
import type { Country } from "@linehaul/schema/base-data/country";
import type { Currency } from "@linehaul/schema/base-data/currency";
import type { PaymentMethodName } from "@linehaul/schema/base-data/pay-method";
import type { ModuleRow } from "@linehaul/schema/permissions/perm-module";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import type { ProductName } from "@linehaul/schema/service-centre/product-information";
import type { DictionaryEntry } from "@linehaul/schema/system/dictionary";
import type { Kept } from "./kept.ts";

/** What the gateway keeps in memory for everybody who is signed in. */
export interface Reference {
  /** By ISO code. */
  readonly countries: Kept<ReadonlyMap<string, Country>>;
  /** In their own order. */
  readonly currencies: Kept<readonly Currency[]>;
  /** By code, in their own order. */
  readonly products: Kept<ReadonlyMap<string, ProductName>>;
  /** In their own order. */
  readonly cargoTypes: Kept<readonly CargoTypeName[]>;
  /** In their own order. */
  readonly addServices: Kept<readonly AddServiceName[]>;
  /** In their own order. */
  readonly payMethods: Kept<readonly PaymentMethodName[]>;
  /** By path key, e.g. `order/status`; every language. */
  readonly dictionaries: Kept<ReadonlyMap<string, readonly DictionaryEntry[]>>;
  /** Enabled modules with a page, in the order of the menu. */
  readonly modules: Kept<readonly ModuleRow[]>;
  /** Who holds which button and who grants roles: for whoever is refused. */
  readonly whomToAsk: Kept<WhomToAsk>;
}
