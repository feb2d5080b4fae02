import { areaOf, moduleByCode, type MenuButton, type ModuleCode, isModuleCode } from "../modules.ts";

/** Outside the branch of permissions, the modules that say what staff or clients may do. */
const ALSO_GRANTS: readonly ModuleCode[] = ["AUTH_CLIENT", "STAFF_AUDIT_AUTH"];
/** What the house does by itself, the trail of refused clients among it: people pause it, no script. */
const BY_PEOPLE: readonly ModuleCode[] = ["SCHEDULED_TASK"];
/** What leaves everything as it is. */
const READS: readonly string[] = ["VIEW", "EXPORT"];
/** Shows sensitive values in the clear, on paper too (PERM-12). */
const REVEALS: readonly string[] = ["SHOW_CLEAR", "PRINT_WAYBILL", "PRINT_INVOICE"];

/**
 * May a client hold the button (SEC-02)? None that changes permissions, staff accounts or clients, and none that reveals: what a script
 * could do by them nobody stands behind. A new module of the branch of permissions is among them by being there.
 */
export function mayBeBound(button: MenuButton): boolean {
  const [code = "", act = ""] = button.split(".");
  if (REVEALS.includes(act) || !isModuleCode(code)) return false;
  const grants = areaOf(moduleByCode(code)) === "permissions" || ALSO_GRANTS.includes(code);
  return !(grants || BY_PEOPLE.includes(code)) || READS.includes(act);
}

/** What is asked for: of each of these lists one button must be held. */
export type Asks = readonly (readonly MenuButton[])[];

/** Is all that is asked for held? */
export const isMet = (asks: Asks, held: ReadonlySet<string>): boolean =>
  asks.every((any) => any.some((button) => held.has(button)));
