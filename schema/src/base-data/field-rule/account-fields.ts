import { CreateUserAccount } from "../../accounts/user-account/write.ts";

/** What of an account's form rules look at, as its input names it. */
export const RULED_OF_ACCOUNT = ["userName", "firstName", "lastName", "email", "phone"] as const;
/** The same, told from fields of orders. */
export type AccountField = `account.${(typeof RULED_OF_ACCOUNT)[number]}`;
export const ACCOUNT_FIELDS: readonly AccountField[] = RULED_OF_ACCOUNT.map((name) => `account.${name}` as const);
/** All but these stand in every account. */
const OPTIONAL: readonly AccountField[] = ["account.phone"];

export const isAccountField = (key: string): key is AccountField => ACCOUNT_FIELDS.some((field) => field === key);
export const isNeededOfAccount = (field: AccountField): boolean => !OPTIONAL.includes(field);
/** What the contract says of a field, as the form takes it: without what its name begins with here. */
export const accountContract = CreateUserAccount;
