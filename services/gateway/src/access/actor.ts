import { isMenuButton, type Button } from "@linehaul/schema/modules";
import type { HeldRole, SessionActor } from "@linehaul/schema/permissions/session";

/** What a user can be granted; `GATEWAY` is the gateway's own and no user's. */
export type UserButton = Exclude<Button, "GATEWAY">;

/** Who is asking and what the role in force may do. */
export interface Actor extends Omit<SessionActor, "buttons" | "language"> {
  readonly role: HeldRole | null;
  readonly buttons: ReadonlySet<UserButton>;
}

/** The admin service's answer as the guard reads it. A button that the menu does not know opens nothing. */
export const actorOf = (session: SessionActor): Actor => ({
  ...session,
  role: session.roles.find((r) => r.roleId === session.roleId) ?? null,
  buttons: new Set(session.buttons.filter(isMenuButton)),
});

/** Is it a button that a role or a client can hold? */
export const holdable = (button: Button): button is UserButton => button !== "GATEWAY";

/** Everybody who is signed in holds `SELF`; nobody holds `GATEWAY`. */
export const holds = (actor: Actor, button: Button): boolean =>
  button === "SELF" || (button !== "GATEWAY" && actor.buttons.has(button));
