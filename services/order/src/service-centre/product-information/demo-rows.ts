import type { SiteCode } from "@linehaul/schema/sites";

/**
 * Code · least kg / kg a parcel / longest side / length and girth in cm · who pays freight / duty / how parcels come · names and help in English,
 * Simplified and Traditional Chinese. Orders hold the English name.
 */
export const PRODUCTS = `
INTL_EXPRESS · 0.01/70/175/300 · SRT/SRT/COW · International Express · 国际特快 · 國際特快 · By air with clearance on the way, tracked to the door. For documents and goods that can't wait. · 航空运输、途中清关、全程可查，送货上门。适合紧急文件与货物。 · 航空運輸、途中清關、全程可查，送貨上門。適合緊急文件與貨物。
INTL_ECONOMY · 0.5/50/150/270 · SR/SRT/COW · International Economy · 国际特惠 · 國際特惠 · By air as room allows, tracked to the door. For regular shipments with a few days to spare. · 航空经济舱位、全程可查，送货上门。适合时间宽裕的常规货物。 · 航空經濟艙位、全程可查，送貨上門。適合時間寬裕的常規貨物。
ECOMMERCE_EXPRESS · 0.05/30/120/230 · S/SR/CW · E-commerce Express · 电商专递 · 電商專遞 · For sellers: small parcels in number, duty paid by the seller or on delivery. · 面向卖家的小件批量寄递，关税可由卖家预付或到付。 · 面向賣家的小件批量寄遞，關稅可由賣家預付或到付。
HEAVY_FREIGHT · 70/500/300/600 · SRT/SRT/CW · Heavy Freight · 国际重货 · 國際重貨 · Pallets and crates from 70 kg on, by air or road, to the door or to a warehouse. · 70 公斤起的托盘与木箱货物，空运或陆运，送货上门或至仓库。 · 70 公斤起的托盤與木箱貨物，空運或陸運，送貨上門或至倉庫。`;

/** Product · countries days kg · … */
export const LANES: Readonly<Record<SiteCode, string>> = {
  MY: `
INTL_EXPRESS · SG 1-1 300 · CN,HK,TH,ID,VN 1-2 300 · JP,KR,TW,PH 2-3 300 · US,GB,AU,DE 3-4 200 · * 4-7 100
INTL_ECONOMY · SG 2-3 150 · CN,HK,TH,ID 3-5 150 · JP,KR,TW 4-6 150 · US,GB,AU 6-9 100
ECOMMERCE_EXPRESS · SG 1-2 30 · CN,HK 3-4 30 · US,GB,AU,JP 5-8 30
HEAVY_FREIGHT · SG 1-3 2000 · CN,HK,TH 4-7 2000 · US,AU,DE 7-12 1500`,
  ID: `
INTL_EXPRESS · SG,MY 1-2 300 · CN,HK,TH,VN 2-3 300 · JP,KR,TW,AU 3-4 250 · US,GB,NL,SA 4-5 200 · * 5-8 100
INTL_ECONOMY · SG,MY 3-4 150 · CN,HK,JP,AU 4-7 150 · US,NL 7-10 100
ECOMMERCE_EXPRESS · SG,MY 2-3 30 · CN,HK,TW 4-6 30 · US,AU 6-9 30
HEAVY_FREIGHT · SG,MY 2-5 2000 · CN,JP,AU 6-10 1500`,
  VN: `
INTL_EXPRESS · CN,HK,TH,SG,KH 1-2 300 · JP,KR,TW,MY,ID 2-3 300 · US,AU,DE,GB,FR 3-5 200 · * 4-7 100
INTL_ECONOMY · CN,HK,SG,TH 3-4 150 · JP,KR,TW 4-6 150 · US,DE,AU 7-10 100
ECOMMERCE_EXPRESS · CN,HK 2-4 30 · US,JP,KR 5-8 30
HEAVY_FREIGHT · CN 2-4 2500 · JP,KR,SG 5-8 2000 · US,DE 8-14 1500`,
};

/** Service · products · fee at least · percent */
export const FEES: Readonly<Record<SiteCode, string>> = {
  MY: `
INSURANCE · INTL_EXPRESS,INTL_ECONOMY,ECOMMERCE_EXPRESS,HEAVY_FREIGHT · 3.00 · 0.5
EXPORT_DECLARATION · INTL_EXPRESS,INTL_ECONOMY,HEAVY_FREIGHT · 70.00 ·
COD · ECOMMERCE_EXPRESS,INTL_EXPRESS · 10.50 · 1.5
PACKAGING · INTL_EXPRESS,INTL_ECONOMY,HEAVY_FREIGHT · 3.50 ·
SIGNATURE · INTL_EXPRESS,ECOMMERCE_EXPRESS · 7.00 ·`,
  ID: `
INSURANCE · INTL_EXPRESS,INTL_ECONOMY,ECOMMERCE_EXPRESS,HEAVY_FREIGHT · 11500 · 0.5
EXPORT_DECLARATION · INTL_EXPRESS,INTL_ECONOMY,HEAVY_FREIGHT · 277500 ·
COD · ECOMMERCE_EXPRESS · 41500 · 1.8
PACKAGING · INTL_EXPRESS,INTL_ECONOMY,HEAVY_FREIGHT · 14000 ·
SIGNATURE · INTL_EXPRESS · 27500 ·`,
  VN: `
INSURANCE · INTL_EXPRESS,INTL_ECONOMY,ECOMMERCE_EXPRESS,HEAVY_FREIGHT · 18500 · 0.5
EXPORT_DECLARATION · INTL_EXPRESS,INTL_ECONOMY,HEAVY_FREIGHT · 442500 ·
COD · ECOMMERCE_EXPRESS,INTL_EXPRESS · 66500 · 1.5
PACKAGING · INTL_EXPRESS,HEAVY_FREIGHT · 22000 ·
SIGNATURE · INTL_EXPRESS,INTL_ECONOMY · 44000 ·`,
};
