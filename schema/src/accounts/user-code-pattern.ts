/** User codes of accounts: 2–60 letters, digits and `._@-`, as central accounts are. */
export const USER_CODE = /^[A-Za-z0-9][A-Za-z0-9._@-]{1,59}$/;
/** Those that are neither a phone nor an e-mail. */
export const SHOWN_USER_CODE = /^(?![\d-]{6,}$)[A-Za-z0-9][A-Za-z0-9._-]{1,59}$/;
