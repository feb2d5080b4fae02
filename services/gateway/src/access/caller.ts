import type { Caller } from "@linehaul/kit/caller";
import type { Actor, UserButton } from "./actor.ts";

/** For whom a service works when this actor asks by this button. Whoever views as another is named too: services answer him nothing but reading. */
export const callerOf = (
  { userId: user, userName, roleId: role, site, scope, viewedBy }: Actor,
  button: UserButton,
): Omit<Caller, "aud"> => ({
  user,
  userName,
  role,
  site,
  button,
  scope,
  ...(viewedBy && { viewedBy: { user: viewedBy.userId, userName: viewedBy.userName } }),
});

/** Who really sits there, for what is logged and counted. */
export const doerOf = ({ viewedBy, userId, userName }: Actor): Pick<Actor, "userId" | "userName"> =>
  viewedBy ?? { userId, userName };
/** The names that a request's log line bears. */
export const seenOf = (actor: Actor): { readonly user: string; readonly viewingAs?: string } => ({
  user: doerOf(actor).userName,
  ...(actor.viewedBy && { viewingAs: actor.userName }),
});
