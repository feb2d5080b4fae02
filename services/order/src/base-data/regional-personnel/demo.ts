import type { Db } from "@linehaul/kit/database-type";
import { load } from "@linehaul/kit/demo/load";
import { fixedId } from "@linehaul/kit/ids";
import { RegionalDuty } from "@linehaul/schema/base-data/regional-personnel/row";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";
import { regionKey } from "@linehaul/schema/base-data/region/key";
import { textRows } from "../text-rows.ts";
import { regionalPersonnel } from "./table.ts";

/** Country · area · duty · name · work number · telephone · work number of who stands in. */
const ROWS: Readonly<Record<SiteCode, string>> = {
  MY: `
MY · · DELIVERY · Nurul Aisyah · 10020031 · +60 12-345 6701 · 10020032
MY · Penang · DELIVERY · Tan Wei Ming · 10020032 · +60 12-345 6702 · 10020031
MY · · IMPORT · Suresh Kumar · 10020033 · +60 12-345 6703 ·
MY · Johor · DELIVERY · Farid Hassan · 10020034 · +60 12-345 6704 · 10020031
CN · · PICKUP · Chen Jing · 200311 · +86 131 2345 6701 · 200312
CN · · EXPORT · Liu Yang · 200312 · +86 131 2345 6702 ·`,
  ID: `
ID · · DELIVERY · Dewi Lestari · 10030031 · +62 812-345-678 · 10030032
ID · Bali · DELIVERY · Made Wirawan · 10030032 · +62 812-345-679 · 10030031
ID · · IMPORT · Budi Santoso · 10030033 · +62 812-345-680 ·
CN · · PICKUP · Zhao Lei · 200321 · +86 131 2345 6711 · 200322
CN · · EXPORT · Sun Li · 200322 · +86 131 2345 6712 ·`,
  VN: `
VN · · DELIVERY · Nguyễn Minh Anh · 10040031 · +84 912 345 671 · 10040032
VN · Hà Nội · DELIVERY · Trần Quốc Bảo · 10040032 · +84 912 345 672 · 10040031
VN · · IMPORT · Lê Thu Hà · 10040033 · +84 912 345 673 ·
CN · · PICKUP · Wu Min · 200331 · +86 131 2345 6721 · 200332
CN · · EXPORT · Huang Tao · 200332 · +86 131 2345 6722 ·`,
};

/** Fills an empty table with who sees to what in each site's regions. */
export async function seedRegionalPersonnel(db: Db, at: Date): Promise<void> {
  if ((await db.$count(regionalPersonnel)) > 0) return;
  const rows = SITE_CODES.flatMap((site) =>
    textRows(ROWS[site]).map(
      ([countryCode = "", area = "", duty = "", name = "", workNo = "", phone = "", standIn = ""], n) => {
        // One after the other, so that they have an order by time as well.
        const made = new Date(at.getTime() + n * 60_000);
        return {
          status: "ENABLED" as const,
          version: 1,
          createdBy: "system",
          createdAt: made,
          modifiedBy: "system",
          modifiedAt: made,
          id: fixedId("regional-personnel", `${site} ${countryCode} ${area} ${duty}`),
          site,
          countryCode,
          area,
          areaKey: regionKey(area),
          duty: RegionalDuty.parse(duty),
          name,
          workNo,
          phone,
          standIn: standIn || null,
        };
      },
    ),
  );
  await load(db, regionalPersonnel, rows);
}
