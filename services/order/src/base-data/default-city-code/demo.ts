import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { textRows } from "../text-rows.ts";
import { defaultCityCode } from "./table.ts";

/** Country · city code · region, or the first and the last post code. */
const ROWS = `
MY · PEN · Penang
MY · KUL · Kuala Lumpur
MY · SHA · 40000 · 40999
MY · KLG · 41000 · 42999
MY · PJY · 46000 · 47999
MY · JHB · Johor
MY · IPH · Perak
MY · BKI · Sabah
MY · KCH · Sarawak
ID · CGK · DKI Jakarta
ID · BDO · 40100 · 40699
ID · BKS · 17100 · 17599
ID · SUB · Jawa Timur
ID · DPS · Bali
VN · SGN · TP. Hồ Chí Minh
VN · HAN · Hà Nội
VN · DAD · Đà Nẵng
VN · HPH · Hải Phòng
SG · SIN · 01 · 82
HK · HKG · 九龙
CN · SZX · 深圳市
CN · CAN · 广州市
CN · SHA · 200000 · 202999
US · LAX · 900 · 918
US · NYC · 100 · 104
`;

/** Fills an empty table with the places that most addresses are in. */
export async function seedDefaultCityCodes(db: Db, at: Date): Promise<void> {
  if ((await db.$count(defaultCityCode)) > 0) return;
  const by = {
    status: "ENABLED" as const,
    version: 1,
    createdBy: "admin",
    createdAt: at,
    modifiedBy: "admin",
    modifiedAt: at,
  };
  await load(
    db,
    defaultCityCode,
    textRows(ROWS).map(([countryCode = "", cityCode = "", first = "", last = ""]) => ({
      ...by,
      id: fixedId("default-city-code", `${countryCode} ${first}`),
      countryCode,
      cityCode,
      region: last === "" ? first : "",
      postFrom: last === "" ? "" : first,
      postTo: last,
    })),
  );
}
