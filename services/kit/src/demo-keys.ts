/**
 * Secrets of machines that set none, so that `npm start` needs no configuration. They are public, and say so: ENVIRONMENT=PRD refuses
 * whatever contains their last words.
 */
export const DEMO_KEYS = {
  CALLER_KEY_ADMIN: "demo-caller-key-admin-not-for-production",
  CALLER_KEY_CUSTOMER: "demo-caller-key-customer-not-for-production",
  CALLER_KEY_ORDER: "demo-caller-key-order-not-for-production",
  SCOPE_KEY_CUSTOMER: "demo-scope-key-customer-not-for-production",
  SCOPE_KEY_ORDER: "demo-scope-key-order-not-for-production",
  FOLLOW_KEY_CUSTOMER: "demo-follow-key-customer-not-for-production",
  FOLLOW_KEY_ORDER: "demo-follow-key-order-not-for-production",
  CUSTOMS_KEY: "demo-customs-key-not-for-production",
  OUTLET_KEY: "demo-outlet-key-not-for-production",
  BDUS_KEY: "demo-bdus-key-not-for-production",
  MAIL_KEY: "demo-mail-key-not-for-production",
} as const;
