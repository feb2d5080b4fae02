/** Key and secret of the demo data's internal tool (AUTH-13): what the example scripts sign in with on a machine without data of its own. */
export const DEMO_CLIENT = {
  appKey: "lh-demo-order-report",
  appSecret: "demo-report-secret-not-for-production",
} as const;
