import { onEachDatabase } from "@linehaul/kit/testing/database";
import { asc, eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { order as service } from "../../service.ts";
import { bringRegions } from "./bring.ts";
import { searched } from "./search.ts";
import { region } from "./table.ts";

const AT = new Date("2026-11-20T10:00:00Z");

onEachDatabase(service.migrations, (database) => {
  test("SYS-07 where a place of the release can't stand beside one that was written here, neither it nor what lies in it comes, and all others do", async () => {
    const { db } = database();
    const own = { code: "MY-X", name: "Penang", nameEn: "", nameZhCn: "", nameZhHk: "", postCodes: [] };
    const by = { createdBy: "t", createdAt: AT, modifiedBy: "t", modifiedAt: AT };
    const place = { countryCode: "MY", level: 1, path: [], ancestors: [], below: 0 };
    await db.insert(region).values({ ...by, ...own, ...place, ...searched(own), id: crypto.randomUUID() });
    await bringRegions(db, AT);
    const codes = (await db.select().from(region).where(like(region.code, "MY-0%")).orderBy(asc(region.code))).map(
      ({ code }) => code,
    );
    expect(codes.filter((code) => code.startsWith("MY-07"))).toEqual([]);
    expect(codes).toContain("MY-08.01");
    expect((await db.select().from(region).where(eq(region.code, "MY-08"))).map(({ below }) => below)).toEqual([1]);
  });
});
