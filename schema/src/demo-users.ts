import type { SiteCode } from "./sites.ts";

/** The roles of the demo data. `buttons`: patterns over the menu's buttons, `MODULE.ACTION` with `*` for any part. */
export const DEMO_ROLES = [
  { code: "ADMINISTRATOR", name: "Administrator", type: "admin", buttons: ["*.*"] },
  {
    code: "PERMISSION_ADMIN",
    name: "Permission admin",
    type: "admin",
    buttons: ["PERM_*.*", "DATA_PERMISSION.*", "DICTIONARY.*", "LOGIN_LOG.*", "AUTH_CLIENT.*"],
  },
  {
    code: "REVIEWER",
    name: "Order reviewer",
    type: "common",
    buttons: [
      "MY_TASKS.*",
      "ORDER_LIST.VIEW",
      "ORDER_LIST.PRINT_*",
      "ORDER_LIST.EXPORT",
      "ORDER_DETAIL.*",
      "ORDER_REVIEW.*",
      "INTERCEPT_RELEASE.*",
      "CANCEL_RECORD.*",
      "EXPORT_CENTRE.*",
      "CURRENCY.VIEW",
    ],
  },
  {
    code: "ORDER_CLERK",
    name: "Order clerk",
    type: "common",
    buttons: [
      "MY_TASKS.*",
      // All of the list but CANCEL_APPROVED, which is for administrators (ORD-06).
      "ORDER_LIST.VIEW",
      "ORDER_LIST.CANCEL",
      "ORDER_LIST.EXPORT",
      "ORDER_LIST.PRINT_*",
      "ORDER_LIST.PUSH",
      "ORDER_LIST.SHOW_CLEAR",
      "ORDER_DETAIL.*",
      "CANCEL_RECORD.*",
      "FAILED_ORDER.*",
      "BATCH_ORDER_ERROR.*",
      "ORDER_IMPORT.*",
      "ORDER_TEMPLATE.*",
      "WAYBILL_APPLICATION.VIEW",
      "WAYBILL_APPLICATION.CREATE",
      "EXPORT_CENTRE.*",
      "CURRENCY.VIEW",
      "CURRENCY.EDIT",
    ],
  },
  {
    code: "CUSTOMER_MANAGER",
    name: "Customer manager",
    type: "common",
    buttons: [
      "MY_TASKS.*",
      "CUSTOMER_LIST.*",
      "CUSTOMER_DETAIL.*",
      "CUSTOMER_COD.*",
      "CUSTOMER_REVIEW.*",
      "CUSTOMER_CUSTOMS_TYPE.*",
      "INTL_CUSTOMER_LIST.*",
      "COMPANY_CUSTOMER_*.*",
      "PERSON_CUSTOMER_FORM.*",
      "MONTHLY_CARD_SIGNING.*",
      "CREDIT_ACCOUNT_BINDING.*",
      "INFORMATION_APPLICATION.*",
      "NON_CORE_CUSTOMER.*",
      "RESELLER.*",
      "CONTRACT_SIGNING.*",
      // All but CHECK, which is for the carrier's customer sites.
      "USER_LIST.VIEW",
      "USER_LIST.CREATE",
      "USER_LIST.E*",
      "USER_LIST.DISABLE",
      "USER_LIST.UNLOCK",
      "USER_LIST.CANCEL",
      "USER_LIST.RESET_PASSWORD",
      "USER_LIST.S*",
      // All but RECORD, for the same reason.
      "MEMBER_LIST.VIEW",
      "MEMBER_LIST.SHOW_CLEAR",
      "ORDER_LIST.VIEW",
      "ORDER_DETAIL.VIEW",
    ],
  },
  {
    code: "CREDIT_REVIEWER",
    name: "Credit reviewer",
    type: "common",
    buttons: ["MY_TASKS.*", "CREDIT_REVIEW.*", "CUSTOMER_LIST.VIEW", "EXPORT_CENTRE.*"],
  },
  {
    code: "CONTENT_EDITOR",
    name: "Content editor",
    type: "common",
    buttons: [
      "MY_TASKS.*",
      "HELP.*",
      "SUPPORT_PREVIEW.*",
      "NOTICE*.*",
      "AD_*.*",
      "SERVICE_CONTENT.*",
      "QR_CODE.*",
      "TERMS.*",
      "APP_*.*",
    ],
  },
  { code: "SUPPORT_ENGINEER", name: "Support engineer", type: "common", buttons: ["*.VIEW", "GRAPHIQL.TRACE"] },
  {
    code: "AUDITOR",
    name: "Auditor",
    type: "common",
    buttons: [
      "ORDER_LIST.VIEW",
      "ORDER_DETAIL.VIEW",
      "CUSTOMER_LIST.VIEW",
      "CURRENCY.VIEW",
      "PERM_*.VIEW",
      "PERM_AUDIT.EXPORT",
      "LOGIN_LOG.*",
      "DICTIONARY.VIEW",
    ],
  },
] as const satisfies readonly { code: string; name: string; type: "common" | "admin"; buttons: readonly string[] }[];
export type DemoRoleCode = (typeof DEMO_ROLES)[number]["code"];

export interface DemoUser {
  readonly userName: string;
  readonly displayName: string;
  readonly roles: readonly DemoRoleCode[];
  /** The sites of the user's data groups, which let him in. */
  readonly sites: readonly SiteCode[];
  /** A variable data group that he holds besides: it limits the rows that those open. */
  readonly keptTo?: "OWN_ACCOUNT";
  /** One line for the sign-in page and for `npm start`. */
  readonly may: string;
}

const everywhere = ["MY", "ID", "VN"] as const;
/** Sign-ins of machines without a sign-on of their own; PRD refuses them. The first role is the default one. */
export const DEMO_USERS: readonly DemoUser[] = [
  { userName: "admin", displayName: "Lim Wei Jie", roles: ["ADMINISTRATOR"], sites: everywhere, may: "everything" },
  {
    userName: "permission.admin",
    displayName: "Siti Rahmawati",
    roles: ["PERMISSION_ADMIN"],
    sites: everywhere,
    may: "roles, modules, data groups, accounts, audit",
  },
  {
    userName: "reviewer.my",
    displayName: "Nur Aisyah",
    roles: ["REVIEWER"],
    sites: ["MY"],
    may: "orders and their review in Malaysia",
  },
  {
    userName: "reviewer2.my",
    displayName: "Kavitha Raman",
    roles: ["REVIEWER"],
    sites: ["MY"],
    may: "the same, but reviews orders to some destinations alone",
  },
  {
    userName: "reviewer.id",
    displayName: "Dewi Lestari",
    roles: ["REVIEWER"],
    sites: ["ID"],
    may: "orders and their review in Indonesia",
  },
  {
    userName: "reviewer.vn",
    displayName: "Trần Minh Anh",
    roles: ["REVIEWER"],
    sites: ["VN"],
    may: "orders and their review in Vietnam",
  },
  {
    userName: "clerk.vn",
    displayName: "Nguyễn Thị Lan",
    roles: ["ORDER_CLERK"],
    sites: ["VN"],
    may: "orders in Vietnam, edits currencies",
  },
  {
    userName: "customer.manager",
    displayName: "陈思远",
    roles: ["CUSTOMER_MANAGER"],
    sites: everywhere,
    may: "customers, their cards and accounts; reads orders",
  },
  {
    userName: "credit.reviewer",
    displayName: "Budi Santoso",
    roles: ["CREDIT_REVIEWER"],
    sites: everywhere,
    may: "credit review of monthly cards",
  },
  {
    userName: "content.editor",
    displayName: "Amelia Hart",
    roles: ["CONTENT_EDITOR"],
    sites: everywhere,
    may: "notices, help, advertising, terms",
  },
  {
    userName: "support",
    displayName: "Farid bin Hassan",
    roles: ["SUPPORT_ENGINEER", "AUDITOR"],
    sites: everywhere,
    may: "reads every page, GraphiQL with traces",
  },
  {
    userName: "auditor",
    displayName: "Rina Wijaya",
    roles: ["AUDITOR"],
    sites: everywhere,
    may: "reads orders, customers and the permission audit",
  },
  {
    userName: "account.my",
    displayName: "Chong Kah Yee",
    roles: ["ORDER_CLERK"],
    sites: ["MY"],
    keptTo: "OWN_ACCOUNT",
    may: "orders of one account in Malaysia and of its sub-accounts",
  },
  {
    userName: "norole",
    displayName: "Tan Mei Ling",
    roles: [],
    sites: ["MY"],
    may: "nothing: an account without a role",
  },
  {
    userName: "customer.reviewer",
    displayName: "Hoàng Thu Trang",
    roles: ["CUSTOMER_MANAGER"],
    sites: everywhere,
    may: "customers, and decides reviews that others ask for",
  },
];
export const DEMO_PASSWORD = "linehaul";
