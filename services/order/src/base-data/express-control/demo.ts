import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import type { ControlEffect } from "@linehaul/schema/base-data/express-control/row";
import { clockAt } from "@linehaul/schema/time";
import { textRows } from "../text-rows.ts";
import { expressControl, type ExpressControlRecord } from "./table.ts";

/** Code · what comes of it / to / above so many CNY / above so many kg · names in English, Simplified and Traditional Chinese · words · beginnings of HS codes. */
const ROWS = `
EXPLOSIVES · REFUSE/// · Explosives and fireworks · 爆炸物与烟花爆竹 · 爆炸物及煙花爆竹 · firework, fireworks, firecracker, ammunition, 烟花, 鞭炮, 煙花 · 36, 9306
LIVE_ANIMALS · REFUSE/// · Live animals · 活体动物 · 活體動物 · live animal, live animals, 活体动物, 活體動物 · 01
IVORY · REFUSE/// · Ivory · 象牙制品 · 象牙製品 · ivory, 象牙 · 0507
DRONES · REVIEW/// · Drones and their parts · 无人机及其零件 · 無人機及其零件 · drone, drones, 无人机, 無人機 · 8806, 8807
LITHIUM_BATTERIES · REVIEW///5.000 · Devices with lithium batteries · 含锂电池的设备 · 含鋰電池的設備 · battery, batteries, power bank, laptop, headset, 电池, 电脑, 耳机, 電池, 電腦, 耳機 · 8506, 8507
BIRDS_NEST · REVIEW/CN// · Edible bird's nest · 燕窝 · 燕窩 · bird's nest, 燕窝, 燕窩 · 0410.90
HIGH_VALUE · REVIEW//500000.00/ · High value · 高价值货物 · 高價值貨物 ·  · 
PLANT_FOOD · WARN/AU// · Food of plants: a certificate goes with it · 植物性食品：须附检疫证书 · 植物性食品：須附檢疫證書 ·  · 08, 09, 1202
LARGE_FURNITURE · WARN///70.000 · Large furniture: crated · 大件家具：须木箱包装 · 大型傢俱：須木箱包裝 · chair, table, 椅子, 桌子 · 9401, 9403`;

const EFFECTS: Readonly<Record<string, ControlEffect>> = { REFUSE: "REFUSE", REVIEW: "REVIEW" };
const listOf = (text: string, dropped = ""): string[] =>
  text
    .replaceAll(dropped, "")
    .split(",")
    .map((one) => one.trim())
    .filter((one) => one !== "");

/** The demo's controls from an instant on, by the clocks of the first site. */
export function demoControls(begin: Date): ExpressControlRecord[] {
  const validFrom = clockAt("Asia/Kuala_Lumpur", begin).day;
  return textRows(ROWS).map(([code = "", how = "", ...texts], n) => {
    const [effect = "", to = "", value = "", weight = ""] = how.split("/");
    const [nameEn = "", nameZhCn = "", nameZhHk = "", words = "", prefixes = ""] = texts;
    return {
      id: fixedId("express-control", code),
      status: "ENABLED",
      version: 1,
      code,
      nameEn,
      nameZhCn,
      nameZhHk,
      sort: (n + 1) * 10,
      fromCountry: null,
      fromRegion: "",
      toCountry: to || null,
      toRegion: "",
      words: listOf(words),
      hsPrefixes: listOf(prefixes, "."),
      valueAbove: value || null,
      weightAbove: weight || null,
      effect: EFFECTS[effect] ?? "WARN",
      validFrom,
      validTo: null,
      createdBy: "system",
      createdAt: begin,
      modifiedBy: "system",
      modifiedAt: begin,
    };
  });
}

/** Fills an empty table with the demo's controls. */
export async function seedExpressControls(db: Db, begin: Date): Promise<void> {
  if ((await db.$count(expressControl)) > 0) return;
  await load(db, expressControl, demoControls(begin));
}
