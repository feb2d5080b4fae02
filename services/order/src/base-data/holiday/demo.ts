import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { CALENDAR_PURPOSES, DAY_CHANGES } from "@linehaul/schema/base-data/calendar/words";
import { clockAt } from "@linehaul/schema/time";
import { holiday } from "./table.ts";

/**
 * Country · region · days · English · simplified · traditional name; `=SAT` at the end: a make-up day. Days without a year come each year; those
 * that the moon decides are written for the years that are known.
 */
const ROWS = `
MY · · 2026-02-17/2026-02-18 · Chinese New Year · 农历新年 · 農曆新年
MY · · 2027-02-06/2027-02-07 · Chinese New Year · 农历新年 · 農曆新年
MY · · 2026-03-20/2026-03-21 · Hari Raya Aidilfitri · 开斋节 · 開齋節
MY · · 2027-03-10/2027-03-11 · Hari Raya Aidilfitri · 开斋节 · 開齋節
MY · · 05-01 · Labour Day · 劳动节 · 勞動節
MY · · 2026-05-27 · Hari Raya Haji · 哈芝节 · 哈芝節
MY · · 2026-05-31 · Wesak Day · 卫塞节 · 衛塞節
MY · · 2026-06-01 · The King's Birthday · 国家元首诞辰 · 國家元首誕辰
MY · · 2026-06-17 · Awal Muharram · 回历新年 · 回曆新年
MY · · 2026-08-25 · The Prophet's Birthday · 穆罕默德诞辰 · 穆罕默德誕辰
MY · · 08-31 · National Day · 国庆日 · 國慶日
MY · · 09-16 · Malaysia Day · 马来西亚日 · 馬來西亞日
MY · · 2026-11-08 · Deepavali · 屠妖节 · 屠妖節
MY · · 12-25 · Christmas Day · 圣诞节 · 聖誕節
MY · Selangor · 12-11 · The Sultan of Selangor's Birthday · 雪兰莪苏丹诞辰 · 雪蘭莪蘇丹誕辰
MY · Sabah · 05-30/05-31 · Kaamatan · 丰收节 · 豐收節
ID · · 01-01 · New Year's Day · 元旦 · 元旦
ID · · 2026-02-17 · Chinese New Year · 农历新年 · 農曆新年
ID · · 2026-03-19 · Nyepi · 静居日 · 靜居日
ID · · 2026-03-20/2026-03-24 · Idulfitri · 开斋节 · 開齋節
ID · · 2026-04-03 · Good Friday · 耶稣受难日 · 耶穌受難節
ID · · 05-01 · Labour Day · 劳动节 · 勞動節
ID · · 2026-05-14 · Ascension Day · 耶稣升天节 · 耶穌升天節
ID · · 2026-05-27 · Iduladha · 宰牲节 · 宰牲節
ID · · 06-01 · Pancasila Day · 建国五项原则日 · 建國五項原則日
ID · · 08-17 · Independence Day · 独立日 · 獨立日
ID · · 12-25 · Christmas Day · 圣诞节 · 聖誕節
ID · Bali · 2026-06-17/2026-06-18 · Galungan · 加隆安节 · 加隆安節
VN · · 01-01 · New Year's Day · 元旦 · 元旦
VN · · 2026-02-16/2026-02-20 · Tết · 越南农历新年 · 越南農曆新年
VN · · 2027-02-05/2027-02-09 · Tết · 越南农历新年 · 越南農曆新年
VN · · 2026-04-26 · Hùng Kings' Day · 雄王节 · 雄王節
VN · · 04-30 · Reunification Day · 南方解放日 · 南方解放日
VN · · 05-01 · Labour Day · 劳动节 · 勞動節
VN · · 2026-08-22 · Make-up for 31 August · 补 8 月 31 日班 · 補 8 月 31 日班 =MON
VN · · 2026-08-31 · Bridge to National Day · 国庆调休 · 國慶調休
VN · · 09-01/09-02 · National Day · 国庆日 · 國慶日`;

type Row = typeof holiday.$inferInsert;

function rowsOf(line: string, years: readonly number[], at: Date): Row[] {
  const [told = "", change] = line.split(" =");
  const [countryCode = "", region = "", days = "", nameEn = "", nameZhCn = "", nameZhHk = ""] = told
    .split("·")
    .map((cell) => cell.trim());
  const [first = "", last = first] = days.split("/");
  const inYear = (year: number, day: string) => (day.length === 5 ? `${String(year)}-${day}` : day);
  return years
    .filter((year) => first.length === 5 || first.startsWith(String(year)))
    .map((year) => ({
      id: fixedId("holiday", `${countryCode} ${region} ${inYear(year, first)}`),
      status: "ENABLED" as const,
      version: 1,
      createdBy: "system",
      createdAt: at,
      modifiedBy: "system",
      modifiedAt: at,
      countryCode,
      region,
      firstDay: inYear(year, first),
      lastDay: inYear(year, last),
      worksAs: DAY_CHANGES.find((one) => one === change) ?? "DAY_OFF",
      purposes: [...CALENDAR_PURPOSES],
      nameEn,
      nameZhCn,
      nameZhHk,
    }));
}

/** Fills an empty table with the holidays of the sites' countries, of the demo's year and the next one. */
export async function seedHolidays(db: Db, until: Date): Promise<void> {
  if ((await db.$count(holiday)) > 0) return;
  const year = Number(clockAt("UTC", until).day.slice(0, 4));
  const lines = ROWS.trim().split("\n");
  await load(
    db,
    holiday,
    lines.flatMap((line) => rowsOf(line, [year, year + 1], until)),
  );
}
