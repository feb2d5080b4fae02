import type { PAY_METHODS, PICKUP_TYPES } from "@linehaul/schema/orders/order/status";
import { textRows } from "../text-rows.ts";

/**
 * Code · cargo types · least kg / most kg / kg a parcel / longest side / length and girth in cm / cm³ a kg · who pays freight / duty / how parcels
 * come · names and help in English, Simplified and Traditional Chinese.
 */
const ROWS = `
INTL_EXPRESS · PARCEL,DOCUMENT,BATTERY,LIQUID,FRESH · 0.01/300/70/175/300/5000 · SRT/SRT/COW · International Express · 国际特快 · 國際特快 · By air with clearance on the way, tracked to the door. For documents and goods that can't wait. · 航空运输、途中清关、全程可查，送货上门。适合紧急文件与货物。 · 航空運輸、途中清關、全程可查，送貨上門。適合緊急文件與貨物。
INTL_ECONOMY · PARCEL,DOCUMENT,BATTERY · 0.5/150/50/150/270/5000 · SR/SRT/COW · International Economy · 国际特惠 · 國際特惠 · By air as room allows, tracked to the door. For regular shipments with a few days to spare. · 航空经济舱位、全程可查，送货上门。适合时间宽裕的常规货物。 · 航空經濟艙位、全程可查，送貨上門。適合時間寬裕的常規貨物。
ECOMMERCE_EXPRESS · PARCEL,BATTERY,LIQUID · 0.05/30/30/120/230/8000 · S/SR/CW · E-commerce Express · 电商专递 · 電商專遞 · For sellers: small parcels in number, duty paid by the seller or on delivery. · 面向卖家的小件批量寄递，关税可由卖家预付或到付。 · 面向賣家的小件批量寄遞，關稅可由賣家預付或到付。
HEAVY_FREIGHT · PARCEL,BATTERY,LIQUID · 70/2500/500/300/600/6000 · SRT/SRT/CW · Heavy Freight · 国际重货 · 國際重貨 · Pallets and crates from 70 kg on, by air or road, to the door or to a warehouse. · 70 公斤起的托盘与木箱货物，空运或陆运，送货上门或至仓库。 · 70 公斤起的托盤與木箱貨物，空運或陸運，送貨上門或至倉庫。`;

const PAYERS: Readonly<Record<string, (typeof PAY_METHODS)[number]>> = { S: "SENDER", R: "RECEIVER", T: "THIRD_PARTY" };
const WAYS: Readonly<Record<string, (typeof PICKUP_TYPES)[number]>> = { C: "COURIER", O: "OUTLET", W: "WAREHOUSE" };
/** `SR`: sender and receiver. */
const each = <T>(letters: string, of: Readonly<Record<string, T>>): T[] =>
  letters.split("").flatMap((letter) => of[letter] ?? []);

/** The products that every installation begins with, in their order. */
export const PRODUCTS = textRows(ROWS).map(([code = "", cargoTypes = "", bounds = "", letters = "", ...words]) => {
  const [minWeight = "", maxWeight = "", maxParcelWeight = "", ...sizes] = bounds.split("/");
  const [maxLength = 0, maxGirth = 0, volumeDivisor = 0] = sizes.map(Number);
  const [pay = "", tax = "", ways = ""] = letters.split("/");
  const [nameEn = "", nameZhCn = "", nameZhHk = "", helpEn = "", helpZhCn = "", helpZhHk = ""] = words;
  return {
    code,
    nameEn,
    nameZhCn,
    nameZhHk,
    helpEn,
    helpZhCn,
    helpZhHk,
    cargoTypes: cargoTypes.split(","),
    minWeight,
    maxWeight,
    maxParcelWeight,
    maxLength,
    maxGirth,
    volumeDivisor,
    payMethods: each(pay, PAYERS),
    taxPayMethods: each(tax, PAYERS),
    pickupWays: each(ways, WAYS),
  };
});
