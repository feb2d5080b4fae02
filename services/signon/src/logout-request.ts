import { randomBytes } from "node:crypto";
import { escapeHtml } from "@linehaul/kit/html";

/** The form that tells a service that whoever signed in there with this ticket has signed out (CAS 3, 2.3.3). */
export const logoutForm = (ticket: string, at: Date): string =>
  new URLSearchParams({
    logoutRequest: `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-${randomBytes(16).toString("hex")}" Version="2.0" IssueInstant="${at.toISOString()}"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID><samlp:SessionIndex>${escapeHtml(ticket)}</samlp:SessionIndex></samlp:LogoutRequest>`,
  }).toString();
