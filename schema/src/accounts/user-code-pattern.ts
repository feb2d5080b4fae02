/** User codes of accounts: 2–60 letters, digits and `._@-`, as central accounts are. */
export const USER_CODE = /^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/;
/** Those that are no e-mail. */
export const PLAIN_USER_CODE = /^[A-Za-z0-9][A-Za-z0-9._-]{1,59}$/;
const PHONE = /^[\d-]{6,}$/;
/** Those that are neither a phone nor an e-mail. */
export const isShownUserCode = (text: string): boolean => PLAIN_USER_CODE.test(text) && !PHONE.test(text);
