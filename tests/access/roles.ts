import { buttonsLike } from "@linehaul/admin/demo/buttons";
import { BUTTONS } from "@linehaul/schema/modules";
import { DEMO_ROLES } from "@linehaul/schema/demo-users";
import type { Needs } from "./roots.ts";

/** Somebody's role in force: the buttons that it holds. */
export interface TestRole {
  readonly name: string;
  readonly buttons: readonly string[];
}

/** The roles of the demo data with the buttons that the admin service binds to them. */
const demoRoles: readonly TestRole[] = DEMO_ROLES.map(({ code, buttons }) => ({
  name: code,
  buttons: buttonsLike(buttons),
}));

/**
 * The roles in which an operation is asked, by what opens each of its fields: the demo roles and the sets of the operation's own buttons that
 * show something. All of them, none, each alone, all but each, each way to open a field that several open; and every button of the menu that
 * is not its own, which opens nothing. As many as its buttons: they do not grow with the menu.
 */
export function rolesFor(guards: readonly Needs[]): readonly TestRole[] {
  const fields = guards.map((needs) => (needs ?? []).filter((button) => button !== "SELF"));
  const own = [...new Set(fields.flat())].sort();
  const without = (left: readonly string[]) => own.filter((button) => !left.includes(button));
  const ways = fields.flatMap((needs) => needs.map((way) => without(needs.filter((button) => button !== way))));
  const sets = [own, [], ...own.map((button) => [button]), ...own.map((button) => without([button])), ...ways];
  const byName = new Map(sets.map((buttons) => [buttons.join("+") || "no role", buttons]));
  const others = BUTTONS.filter((button) => !own.some((mine) => mine === button));
  return [
    ...demoRoles,
    ...Array.from(byName, ([name, buttons]) => ({ name, buttons })),
    ...(own.length > 0 ? [{ name: `all but ${own.join("+")}`, buttons: others }] : []),
  ];
}
