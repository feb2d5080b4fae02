/**
 * Secrets of machines that set none, so that `npm start` needs no configuration. They are public: ENVIRONMENT=PRD refuses them.
 */
export const DEMO_KEYS = {
  CALLER_KEY_ADMIN: "demo-caller-key-admin-not-for-production",
  CALLER_KEY_CUSTOMER: "demo-caller-key-customer-not-for-production",
  CALLER_KEY_ORDER: "demo-caller-key-order-not-for-production",
  SCOPE_KEY: "demo-scope-key-services-not-for-production",
} as const;

const demo = new Set<string>(Object.values(DEMO_KEYS));
export const isDemoKey = (secret: string): boolean => demo.has(secret);
