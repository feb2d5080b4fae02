import type { Country } from "@linehaul/schema/base-data/country";
import type { Currency } from "@linehaul/schema/base-data/currency";
import type { Customer } from "@linehaul/schema/customers/customer";
import { maskAddress, maskEmail, maskPhone } from "@linehaul/schema/masked";
import { BUTTONS, MODULES } from "@linehaul/schema/modules";
import type { GoodsLine, OrderDetail, OrderHistoryEntry, Party } from "@linehaul/schema/orders/order/detail";
import type { OrderRow } from "@linehaul/schema/orders/order/row";
import type { ModuleRow } from "@linehaul/schema/permissions/perm-module";
import type { Role } from "@linehaul/schema/permissions/perm-role";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import type { DictionaryEntry } from "@linehaul/schema/system/dictionary";
import type { SessionActor } from "@linehaul/schema/permissions/session";

const hex = (n: number, digits: number) => n.toString(16).padStart(digits, "0");
/** Different for each kind and number, and a uuid. */
export const uuid = (kind: number, n: number): string => `018f${hex(kind, 4)}-0000-7000-8000-${hex(n, 12)}`;
const at = (n: number): string => new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString();

export const customerCode = (n: number): string => String(1_000_000_000 + n);

export const orderRow = (n: number, over: Partial<OrderRow> = {}): OrderRow => ({
  id: uuid(1, n),
  site: "MY",
  sfWaybillNo: `SF${String(n).padStart(12, "0")}`,
  customerOrderNo: `PO-${n}`,
  customerOrderNoTwo: null,
  agentWayBillNo: null,
  sourceSystem: "API",
  orderStatus: "TO_VERIFY",
  auditStatus: "NOT_REVIEWED",
  customerCode: customerCode(n % 7),
  customerName: "Kejora Sdn Bhd",
  senderCountry: "MY",
  receiverName: "Tan Mei Ling",
  receiverCountry: "VN",
  receiverPhone: maskPhone("84", "901234567"),
  orgCode: "MYOPS",
  serviceName: "International Express",
  parcelNum: 1,
  weight: "1.500",
  declaredValue: "100.00",
  declaredCurrency: "MYR",
  createdAt: at(n),
  ...over,
});

const party = (name: string, countryCode: string): Party => ({
  name,
  company: null,
  phone: maskPhone("60", "123456789"),
  email: maskEmail("a.person@example.com"),
  countryCode,
  regionLevels: ["Selangor", "Petaling Jaya"],
  address: maskAddress("12 Jalan SS 2/24"),
  postCode: "47300",
  cityCode: "PJY",
  certType: null,
  certNo: null,
  vat: null,
  eori: null,
  ioss: null,
});
const goods = (n: number): GoodsLine => ({
  id: uuid(3, n),
  lineNo: 1,
  name: "Cotton shirt",
  size: "M",
  amount: 2,
  quantity: "2",
  unit: "PCS",
  unitWeight: "0.30",
  price: "50.00",
  total: "100.00",
  source: null,
  origin: "MY",
  hsCode: "610510",
  eccn: null,
  htsCode: null,
  htsDescription: null,
});
const history = (n: number): OrderHistoryEntry => ({
  id: uuid(4, n),
  event: "placed",
  params: { channel: "API" },
  actor: "system",
  at: at(n),
});

export const orderDetail = (n: number): OrderDetail => ({
  orderId: uuid(1, n),
  mergedWaybillNos: [],
  cancellation: null,
  shipment: {
    pickupType: "COURIER",
    pickupAt: null,
    timeZoneCode: "Asia/Kuala_Lumpur",
    parcelNum: 1,
    weight: "1.500",
    volume: null,
  },
  payment: {
    declaredCurrency: "MYR",
    declaredValue: "100.00",
    insuredValue: null,
    payMethod: "SENDER",
    taxPayMethod: "RECEIVER",
    payMonthCard: null,
    taxMonthCard: null,
    couponNo: null,
    couponAmount: null,
    estimatedFee: null,
    feeCurrency: "MYR",
  },
  services: [],
  cod: null,
  trade: {
    senderReason: "SALE",
    tradeCondition: "DAP",
    exportDeclaration: "SIMPLIFIED",
    importDeclaration: "SIMPLIFIED",
    importerCompany: null,
    importerPhone: null,
    importerAddress: null,
  },
  exhibition: null,
  sender: party("Nur Aisyah", "MY"),
  receiver: party("Nguyễn Thị Lan", "VN"),
  goods: [goods(n)],
  history: [history(n)],
});

export const customer = (n: number): Customer => ({
  id: uuid(2, n),
  customerCode: customerCode(n),
  intlCustomerCode: `INT${n}`,
  site: "MY",
  nameEn: `Customer ${n}`,
  nameZh: null,
  customerType: "ENTERPRISE",
  status: "USABLE",
  industry: null,
  countryCode: "MY",
  province: null,
  city: null,
  address: null,
  postCode: null,
  salesPerson: null,
  orgCode: "MYSALES",
  settlementType: "MONTHLY",
  creditPeriodDays: 30,
  creditLimit: "10000.00",
  creditCurrency: "MYR",
  contactName: "Lim Wei Jie",
  contactPhone: maskPhone("60", "123456789"),
  contactEmail: null,
  createdAt: at(n),
});

export const currency = (n: number, over: Partial<Currency> = {}): Currency => ({
  id: uuid(5, n),
  status: "ENABLED",
  version: 1,
  createdBy: "admin",
  createdAt: at(n),
  modifiedBy: "admin",
  modifiedAt: at(n),
  code: ["MYR", "IDR", "VND"][n % 3] ?? "MYR",
  nameEn: "Ringgit",
  nameZh: "林吉特",
  symbol: "RM",
  decimals: 2,
  rateToCny: "1.52",
  sort: n,
  ...over,
});

export const COUNTRIES: readonly Country[] = [
  {
    countryCode: "MY",
    countryNameI18n: { en: "Malaysia", "zh-CN": "马来西亚", "zh-HK": "馬來西亞" },
    phoneCode: "60",
    currencyCode: "MYR",
    timeZone: "Asia/Kuala_Lumpur",
  },
  {
    countryCode: "VN",
    countryNameI18n: { en: "Vietnam", "zh-CN": "越南", "zh-HK": "越南" },
    phoneCode: "84",
    currencyCode: "VND",
    timeZone: "Asia/Ho_Chi_Minh",
  },
];

export const DICTIONARY: readonly DictionaryEntry[] = (["en", "zh-CN"] as const).map((language) => ({
  pathKey: "order/status",
  dicKey: "TO_VERIFY",
  dicValue: "1",
  dicName: language === "en" ? "To verify" : "待审核",
  language,
  status: "ENABLED",
  sort: 1,
  remark: null,
}));

export const MODULE_ROWS: readonly ModuleRow[] = MODULES.map((m) => ({
  moduleId: m.code,
  moduleName: m.name.en,
  moduleCode: m.code,
  moduleIcon: null,
  parentCode: m.parent,
  buttons: m.buttons.map((b) => `${m.code}.${b}`),
  ownNames: null,
}));

export const role = (id: string): Role => ({
  id,
  status: "ENABLED",
  version: 1,
  createdBy: "admin",
  createdAt: at(1),
  modifiedBy: "admin",
  modifiedAt: at(1),
  code: "REVIEWER",
  name: "Order reviewer",
  type: "common",
});

export const WHOM_TO_ASK: WhomToAsk = {
  roles: [
    { code: "REVIEWER", name: "Order reviewer", buttons: ["ORDER_LIST.VIEW"] },
    { code: "ORDER_CLERK", name: "Order clerk", buttons: ["ORDER_LIST.VIEW", "CURRENCY.EDIT"] },
    { code: "ADMINISTRATOR", name: "Administrator", buttons: [...BUTTONS] },
  ],
  admins: [
    { displayName: "Trần Thu Hà", sites: ["VN"] },
    { displayName: "Siti Rahmawati", sites: ["ID", "MY", "VN"] },
  ],
};

/** A session that may everything unless the test says less. */
export const sessionActor = (over: Partial<SessionActor> = {}): SessionActor => ({
  sessionId: uuid(6, 1),
  userId: uuid(7, 1),
  userName: "admin",
  displayName: "Lim Wei Jie",
  site: "MY",
  language: "en",
  roles: [{ roleId: "r1", roleCode: "ADMINISTRATOR", roleName: "Administrator", isDefaultRole: "1" }],
  roleId: "r1",
  buttons: [...BUTTONS],
  scope: "scope-1",
  system: { systemId: "linehaul", systemName: "Linehaul", isSwitchRole: true, status: "ENABLED" },
  viewedBy: null,
  ...over,
});
