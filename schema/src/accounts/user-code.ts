import { z } from "zod";
import { sensitive } from "../sensitive.ts";
import { isShownUserCode, PLAIN_USER_CODE, USER_CODE } from "./user-code-pattern.ts";

/** What an account is called in all systems. A leaf account whose central account this is stands for it (PERM-08). */
export const UserCode = sensitive("userCode", z.string().trim().regex(USER_CODE, "account.userCode"));
/** One that is shown as it is: what others read masked is not asked about either (PERM-12). */
export const ShownUserCode = sensitive(
  "userCode",
  z
    .string()
    .trim()
    .regex(PLAIN_USER_CODE, { error: "account.shownUserCode", abort: true })
    .refine(isShownUserCode, "account.shownUserCode"),
);
