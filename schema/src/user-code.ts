import { maskEmail, maskPhone } from "./masked.ts";

/** What kind of name somebody signs in by: whatever holds an `@` is taken for an e-mail, whatever has digits alone for a phone. */
export function userCodeType(userCode: string): "USER_NAME" | "PHONE" | "EMAIL" {
  if (userCode.includes("@")) return "EMAIL";
  return /^\+?[\d\s-]{6,}$/.test(userCode) ? "PHONE" : "USER_NAME";
}

/** A user code as others may read it: masked where it is a phone or an e-mail (PERM-12). */
export function maskUserCode(userCode: string): string {
  switch (userCodeType(userCode)) {
    case "USER_NAME":
      return userCode;
    case "EMAIL":
      return maskEmail(userCode);
    case "PHONE":
      return maskPhone(null, userCode);
  }
}
