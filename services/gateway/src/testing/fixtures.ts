import type { CargoTypeName } from "@linehaul/schema/base-data/cargo-type";
import type { Country } from "@linehaul/schema/base-data/country";
import { Currency } from "@linehaul/schema/base-data/currency";
import { Customer } from "@linehaul/schema/customers/customer";
import { BUTTONS, MODULES } from "@linehaul/schema/modules";
import { OrderDetail } from "@linehaul/schema/orders/order/detail";
import { OrderRow } from "@linehaul/schema/orders/order/row";
import type { ModuleRow } from "@linehaul/schema/permissions/perm-module";
import type { WhomToAsk } from "@linehaul/schema/permissions/role-holders";
import { Role } from "@linehaul/schema/permissions/perm-role";
import type { SessionActor } from "@linehaul/schema/permissions/session";
import { SITE_CODES } from "@linehaul/schema/sites";
import { DictionaryEntry } from "@linehaul/schema/system/dictionary";
import { customerCode, uuid } from "./numbered.ts";
import { sampleOf } from "./sample.ts";

// Rows are samples of their contracts; here stands what must have a certain value: what tells rows apart, and what other rows are found by.

export const orderRow = (n: number, over: Partial<OrderRow> = {}): OrderRow => ({
  ...sampleOf(OrderRow, n),
  id: uuid(1, n),
  site: "MY",
  sfWaybillNo: `SF${String(n).padStart(12, "0")}`,
  customerCode: customerCode(n % 7),
  senderCountry: "MY",
  receiverCountry: "VN",
  ...over,
});

export function orderDetail(n: number): OrderDetail {
  const sample = sampleOf(OrderDetail, n);
  return {
    ...sample,
    orderId: uuid(1, n),
    sender: { ...sample.sender, countryCode: "MY" },
    receiver: { ...sample.receiver, countryCode: "VN" },
    goods: sample.goods.map((line) => ({ ...line, id: uuid(3, n), origin: "MY" })),
    history: sample.history.map((entry) => ({ ...entry, id: uuid(4, n), event: "placed", params: { channel: "API" } })),
  };
}

export const customer = (n: number): Customer => ({
  ...sampleOf(Customer, n),
  id: uuid(2, n),
  site: "MY",
  customerCode: customerCode(n),
  countryCode: "MY",
});

export const currency = (n: number, over: Partial<Currency> = {}): Currency => ({
  ...sampleOf(Currency, n),
  id: uuid(5, n),
  code: ["MYR", "IDR", "VND"][n % 3] ?? "MYR",
  sort: n,
  ...over,
});

export const role = (id: string): Role => ({ ...sampleOf(Role), id, code: "REVIEWER" });

/** A row of base data as the gateway keeps it. */
export const rowInUse = (code: string, en: string, cn: string, hk: string): CargoTypeName => ({
  code,
  nameI18n: { en, "zh-CN": cn, "zh-HK": hk },
  status: "ENABLED",
});

export const DICTIONARY: readonly DictionaryEntry[] = (["en", "zh-CN"] as const).map((language) => ({
  ...sampleOf(DictionaryEntry),
  pathKey: "order/status",
  dicKey: "TO_VERIFY",
  dicName: language === "en" ? "To verify" : "待审核",
  language,
}));

export const COUNTRIES: readonly Country[] = [
  {
    countryCode: "MY",
    countryNameI18n: { en: "Malaysia", "zh-CN": "马来西亚", "zh-HK": "馬來西亞" },
    phoneCode: "60",
    currencyCode: "MYR",
    timeZone: "Asia/Kuala_Lumpur",
    status: "ENABLED",
    levelsI18n: { en: ["State", "District"], "zh-CN": ["州", "县"], "zh-HK": ["州", "縣"] },
  },
  {
    countryCode: "VN",
    countryNameI18n: { en: "Vietnam", "zh-CN": "越南", "zh-HK": "越南" },
    phoneCode: "84",
    currencyCode: "VND",
    timeZone: "Asia/Ho_Chi_Minh",
    status: "ENABLED",
    levelsI18n: { en: [], "zh-CN": [], "zh-HK": [] },
  },
];

export const MODULE_ROWS: readonly ModuleRow[] = MODULES.map((m) => ({
  moduleId: m.code,
  moduleName: m.name.en,
  moduleCode: m.code,
  moduleIcon: null,
  parentCode: m.parent,
  buttons: m.buttons.map((b) => `${m.code}.${b}`),
  ownNames: null,
}));

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
  sites: [...SITE_CODES],
  system: { systemId: "linehaul", systemName: "Linehaul", isSwitchRole: true, status: "ENABLED" },
  endsAt: "2099-01-01T00:00:00.000Z",
  viewedBy: null,
  ...over,
});
