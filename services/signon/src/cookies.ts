import type { CookieSerializeOptions } from "@fastify/cookie";

/** The ticket-granting cookie: who is signed in here. */
export const GRANT_COOKIE = "linehaul_signon";
/** What the sign-in form's token is made of. */
export const FORM_COOKIE = "linehaul_signon_form";
export const LANGUAGE_COOKIE = "linehaul_signon_language";

/** Lax, as browsers come here by a redirect from another host; no script reads them. */
export const cookieOptions = (casUrl: URL): CookieSerializeOptions => ({
  path: "/cas",
  httpOnly: true,
  sameSite: "lax",
  secure: casUrl.protocol === "https:",
});
