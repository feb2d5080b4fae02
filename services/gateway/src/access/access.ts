import type { May } from "./grant.ts";

/** What a field says of itself: the buttons that open it (any one), or why everybody who is signed in may have it. */
export type Access = { readonly may: May } | { readonly open: string };

const isAccess = (value: unknown): value is Access =>
  typeof value === "object" && value !== null && ("may" in value || "open" in value);

/** The declaration that the guard left on a field, a type, or its configuration. */
export function accessOf(on: { readonly extensions?: object | null | undefined }): Access | undefined {
  const found: unknown = on.extensions && "access" in on.extensions ? on.extensions.access : undefined;
  return isAccess(found) ? found : undefined;
}
