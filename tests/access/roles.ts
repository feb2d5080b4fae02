import { buttonsLike } from "@linehaul/admin/demo/buttons";
import { DEMO_ROLES } from "@linehaul/schema/demo-users";

/** Somebody's role in force: the buttons that it holds. */
export interface TestRole {
  readonly name: string;
  readonly buttons: readonly string[];
}

/** The roles of the demo data with the buttons that the admin service binds to them, one role for each of these buttons alone, and none. */
export const rolesWith = (needed: Iterable<string>): readonly TestRole[] => [
  ...DEMO_ROLES.map(({ code, buttons }) => ({ name: code, buttons: buttonsLike(buttons) })),
  ...[...new Set(needed)].sort().map((button) => ({ name: `${button} alone`, buttons: [button] })),
  { name: "no role", buttons: [] },
];
