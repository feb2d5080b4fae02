import { DEMO_CLIENT } from "@linehaul/schema/demo-client";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";

interface DemoClient {
  readonly name: string;
  readonly appKey: string;
  /** Null: nobody knows it; it is reset before it is used. */
  readonly appSecret: string | null;
  readonly operations: string[];
  readonly fields: string[];
  readonly sites: SiteCode[];
  readonly ratePerMinute: number;
  readonly costPerMinute: number;
  readonly remark: string;
}

/** Internal tools of the demo data. The first one's secret is public: the example scripts sign in with it. */
export const DEMO_CLIENTS: readonly DemoClient[] = [
  {
    name: "order-report",
    ...DEMO_CLIENT,
    operations: ["orderListPageQuery"],
    fields: ["Query.orders"],
    sites: [...SITE_CODES],
    ratePerMinute: 120,
    costPerMinute: 200_000,
    remark: "Example of the README: lists orders from a script",
  },
  {
    name: "rate-board",
    appKey: "lh-demo-rate-board",
    appSecret: null,
    operations: ["currencyPageQuery"],
    fields: ["Query.currencies", "Query.countries"],
    sites: ["MY"],
    ratePerMinute: 30,
    costPerMinute: 20_000,
    remark: "Shows exchange rates in the lobby",
  },
  {
    name: "customs-desk-vn",
    appKey: "lh-demo-customs-desk-vn",
    appSecret: null,
    operations: ["orderListPageQuery", "orderDetailPageQuery"],
    fields: [],
    sites: ["VN"],
    ratePerMinute: 60,
    costPerMinute: 60_000,
    remark: "Reads orders for the customs desk in Hải Phòng",
  },
];
