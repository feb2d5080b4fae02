import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { textRows } from "../text-rows.ts";
import { customerService } from "./table.ts";

/** Country · area · names in English, Simplified and Traditional Chinese · telephone · e-mail. */
const ROWS: Readonly<Record<SiteCode, string>> = {
  MY: `
MY · · Customer service Malaysia · 马来西亚客服 · 馬來西亞客戶服務 · +60 3-2770 8100 · care.my@linehaul.example
MY · Penang · Customer service Penang · 槟城客服 · 檳城客戶服務 · +60 4-641 8800 · care.penang@linehaul.example
MY · Johor · Customer service Johor · 柔佛客服 · 柔佛客戶服務 · +60 7-861 2000 · care.johor@linehaul.example
CN · · China desk · 中国业务客服 · 中國業務客戶服務 · +86 20 3748 6600 · china.my@linehaul.example`,
  ID: `
ID · · Customer service Indonesia · 印度尼西亚客服 · 印尼客戶服務 · +62 21 5591 0000 · care.id@linehaul.example
ID · Bali · Customer service Bali · 巴厘岛客服 · 峇里客戶服務 · +62 361 720 100 · care.bali@linehaul.example
CN · · China desk · 中国业务客服 · 中國業務客戶服務 · +86 579 8532 7700 · china.id@linehaul.example`,
  VN: `
VN · · Customer service Vietnam · 越南客服 · 越南客戶服務 · +84 28 3848 5100 · care.vn@linehaul.example
VN · Hà Nội · Customer service Hanoi · 河内客服 · 河內客戶服務 · +84 24 3584 4400 · care.hanoi@linehaul.example
CN · · China desk · 中国业务客服 · 中國業務客戶服務 · +86 771 853 2200 · china.vn@linehaul.example`,
};

/** Fills an empty table with whom to call about each site's orders. */
export async function seedCustomerServices(db: Db, at: Date): Promise<void> {
  if ((await db.$count(customerService)) > 0) return;
  const by = { status: "ENABLED" as const, version: 1, createdBy: "system", createdAt: at };
  const rows = SITE_CODES.flatMap((site) =>
    textRows(ROWS[site]).map(
      ([countryCode = "", area = "", nameEn = "", nameZhCn = "", nameZhHk = "", phone = "", email = ""]) => ({
        ...by,
        modifiedBy: "system",
        modifiedAt: at,
        id: fixedId("customer-service", `${site} ${countryCode} ${area}`),
        site,
        countryCode,
        area,
        areaKey: regionKey(area),
        nameEn,
        nameZhCn,
        nameZhHk,
        phone,
        email,
      }),
    ),
  );
  await load(db, customerService, rows);
}
