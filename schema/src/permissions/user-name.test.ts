import { expect, test } from "vitest";
import { plainUserName, UserName } from "./user-name.ts";

const KELVIN = "\u212A";

test("SEC-01 a user name is of ASCII letters, digits and `._-`, and only those of them that differ in size are the same", () => {
  expect(plainUserName("Clerk.VN")).toBe("clerk.vn");
  expect(UserName.parse(" Clerk.VN ")).toBe("clerk.vn");
  // As small letters some of these are those of `clerk` and `admin`.
  for (const other of [
    `cler${KELVIN}`,
    "ＣＬＥＲＫ",
    "ADMİN",
    "admın",
    "аdmin",
    " admin",
    "admin\u200b",
    "admin\n",
    "",
  ]) {
    expect(plainUserName(other)).toBeNull();
  }
  for (const other of [`cler${KELVIN}`, "ＣＬＥＲＫ", "ADMİN", "admın", "аdmin", "admin\u200b", "1admin", "a"])
    expect(UserName.safeParse(other).error?.issues[0]?.message).toBe("account.userName");
});
