import { escapeHtml } from "@linehaul/kit/html";
import type { Refusal, Vouched } from "./tickets.ts";

export type FailureCode = Refusal | "INVALID_REQUEST";
/** What `serviceValidate` found. */
export type Validation =
  | { readonly valid: true; readonly vouched: Vouched }
  | { readonly valid: false; readonly code: FailureCode; readonly description: string };

const DESCRIPTIONS = {
  INVALID_REQUEST: "'service' and 'ticket' are both required",
  INVALID_TICKET: "The ticket is unknown, spent or expired",
  INVALID_SERVICE: "The ticket was issued for another service",
  INVALID_TICKET_SPEC: "The ticket does not come from a fresh sign-in",
} as const satisfies Record<FailureCode, string>;
export const failure = (code: FailureCode): Validation => ({ valid: false, code, description: DESCRIPTIONS[code] });

/** The attributes of CAS 3, which version 2 answers leave out. */
const attributes = ({ user, signedInAt, fromNewLogin }: Vouched) => ({
  authenticationDate: signedInAt.toISOString(),
  longTermAuthenticationRequestTokenUsed: false,
  isFromNewLogin: fromNewLogin,
  displayName: user.displayName,
});

/** `format=JSON` of CAS 3. */
export const asJson = (v: Validation, withAttributes: boolean) => ({
  serviceResponse: v.valid
    ? {
        authenticationSuccess: {
          user: v.vouched.user.userName,
          ...(withAttributes && { attributes: attributes(v.vouched) }),
        },
      }
    : { authenticationFailure: { code: v.code, description: v.description } },
});

const element = (name: string, text: string): string => `<cas:${name}>${escapeHtml(text)}</cas:${name}>`;
const xmlAttributes = (vouched: Vouched): string =>
  `<cas:attributes>${Object.entries(attributes(vouched))
    .map(([name, value]) => element(name, String(value)))
    .join("")}</cas:attributes>`;

/** The protocol's own format. */
export const asXml = (v: Validation, withAttributes: boolean): string =>
  `<cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas">${
    v.valid
      ? `<cas:authenticationSuccess>${element("user", v.vouched.user.userName)}${withAttributes ? xmlAttributes(v.vouched) : ""}</cas:authenticationSuccess>`
      : `<cas:authenticationFailure code="${v.code}">${escapeHtml(v.description)}</cas:authenticationFailure>`
  }</cas:serviceResponse>\n`;

/** `/validate` of CAS 1. */
export const asText = (v: Validation): string => (v.valid ? `yes\n${v.vouched.user.userName}\n` : "no\n\n");
