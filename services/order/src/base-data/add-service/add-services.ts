import type { FEE_KINDS } from "@linehaul/schema/base-data/add-service-fee-fields";
import type { ADD_SERVICE_ASKS } from "@linehaul/schema/base-data/add-service";
import { textRows } from "../text-rows.ts";

/** Code · what it asks / how its fee is reckoned / fee / least, in CNY · names and help in English, Simplified and Traditional Chinese. */
const ROWS = `
INSURANCE · AMOUNT/PERCENT/0.5/5.00 · Insurance · 保价 · 保價 · Covers loss and damage up to the value declared for it. · 按声明的保价金额赔付遗失与损坏。 · 按聲明的保價金額賠付遺失與損壞。
EXPORT_DECLARATION · FLAG/FIXED/120/ · Export declaration · 出口报关 · 出口報關 · General trade: the carrier declares in the sender's name. · 一般贸易，由承运人代为报关。 · 一般貿易，由承運人代為報關。
COD · AMOUNT/PERCENT/1.5/18.00 · Cash on delivery · 代收货款 · 代收貨款 · The price is collected at the door and paid to the sender's card. · 派送时代收货款并转入寄件人账户。 · 派送時代收貨款並轉入寄件人帳戶。
PACKAGING · COUNT/FIXED/6/ · Packaging · 包装服务 · 包裝服務 · Cartons, padding and crates, by what is used. · 纸箱、缓冲材料与木箱，按用量计费。 · 紙箱、緩衝材料與木箱，按用量計費。
SIGNATURE · FLAG/FIXED/12/ · Signature on delivery · 签收服务 · 簽收服務 · Handed over to the consignee in person, against a signature. · 须由收件人本人签收。 · 須由收件人本人簽收。`;

const ASKS: Readonly<Record<string, (typeof ADD_SERVICE_ASKS)[number]>> = { COUNT: "COUNT", AMOUNT: "AMOUNT" };
const KINDS: Readonly<Record<string, (typeof FEE_KINDS)[number]>> = { PERCENT: "PERCENT" };

/** The add-on services that every installation begins with, in their order. */
export const ADD_SERVICES = textRows(ROWS).map(([code = "", priced = "", ...words]) => {
  const [asks = "", kind = "", fee = "", least = ""] = priced.split("/");
  const [nameEn = "", nameZhCn = "", nameZhHk = "", helpEn = "", helpZhCn = "", helpZhHk = ""] = words;
  return {
    code,
    nameEn,
    nameZhCn,
    nameZhHk,
    helpEn,
    helpZhCn,
    helpZhHk,
    asks: ASKS[asks] ?? "FLAG",
    feeKind: KINDS[kind] ?? "FIXED",
    fee,
    feeLeast: least || null,
    feeMost: null,
    feeCurrency: "CNY",
  };
});
