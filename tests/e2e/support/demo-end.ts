/** When the demo data of these tests ends, whatever day they are run on: the same orders in every run. */
export const DEMO_END = new Date("2026-11-20T00:00:00Z");
