import type { RowScope } from "@linehaul/schema/scope";
import type { ClientSurplus } from "@linehaul/schema/sync/auth-client";
import { isMet } from "@linehaul/schema/sync/may-be-bound";
import { boundBy } from "./asks.ts";
import type { Holding } from "./holding.ts";
import type { authClient } from "./table.ts";

type Row = typeof authClient.$inferSelect;
/** What a client is bound to and is refused, whenever that was noticed. */
export type Surplus = Omit<ClientSurplus, "since">;

/** What of a client goes beyond what whoever bound it holds now, or beyond what was shown to him then; null: nothing. */
export function surplusOf(row: Row, { buttons, rows }: Holding): Surplus | null {
  const kept = new Set(row.buttons);
  const found: Surplus = {
    buttons: row.buttons.filter((button) => !buttons.has(button)),
    sites: row.sites.filter((site) => !rows.sites.includes(site)),
    names: boundBy(row)
      .filter(({ asks }) => asks === null || !isMet(asks, kept))
      .map(({ name }) => name),
  };
  return Object.values(found).some((part) => part.length > 0) ? found : null;
}

/** What a client may at a moment, by what whoever bound it holds then: the rest works on without the surplus. */
export function allowedTo(row: Row, { buttons, rows }: Holding) {
  const sites = row.sites.filter((site) => rows.sites.includes(site));
  const scope: RowScope = { ...rows, sites };
  return { buttons: row.buttons.filter((button) => buttons.has(button)), sites, scope };
}
