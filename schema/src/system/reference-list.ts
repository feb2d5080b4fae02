import { z } from "zod";

/**
 * The lists that every page may ask for (SHELL-21), by the names of section 3, each with the path key of its dictionary; null for
 * those that are base data of their own.
 */
export const REFERENCE_LISTS = {
  countryInfo: null,
  countryInfoIuop: null,
  countries: null,
  countryList: null,
  mobileCountries: null,
  currencyList: null,
  custMonthlyStatusList: "customer/monthlyStatus",
  custTypeList: "customer/type",
  postingCargoTypeList: null,
  addServiceList: null,
  payMethodList: null,
  clearanceTypeList: "order/clearanceType",
  senderTypeOfCountry: "order/senderType",
  unitAreaCodeList: "order/unitArea",
  unitList: "order/unit",
  goodsLimitSize: "order/goodsLimit",
  importCustomsType: "order/declarationMethod",
  exportCustomsType: "order/declarationMethod",
} as const satisfies Readonly<Record<string, string | null>>;
export type ReferenceList = keyof typeof REFERENCE_LISTS;
/** The dictionaries behind them: they ship with the console. */
export type ReferencePath = Exclude<(typeof REFERENCE_LISTS)[ReferenceList], null>;

const isList = (name: string): name is ReferenceList => name in REFERENCE_LISTS;
export const REFERENCE_LIST_NAMES: readonly ReferenceList[] = Object.keys(REFERENCE_LISTS).filter(isList);
export const ReferenceListName = z.enum(REFERENCE_LIST_NAMES).meta({
  id: "ReferenceList",
  description: "The lists of reference data that every page may ask for.",
});
