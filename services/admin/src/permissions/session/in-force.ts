import type { HeldRole } from "@linehaul/schema/permissions/session";

/** AUTH-08: the one that was chosen, else the default, else the first; a choice that is not held any more is ignored. */
export function roleInForce(held: readonly HeldRole[], chosen: string | null): string | null {
  const role = held.find((r) => r.roleId === chosen) ?? held.find((r) => r.isDefaultRole === "1") ?? held[0];
  return role?.roleId ?? null;
}
