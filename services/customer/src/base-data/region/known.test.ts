import { newId } from "@linehaul/kit/ids";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import type { RegionCopied } from "@linehaul/schema/base-data/region/copy";
import { beforeAll, expect, test } from "vitest";
import { customer as service } from "../../service.ts";
import { regionCopies } from "./copies.ts";
import { type Address, unknownPlaces } from "./known.ts";

const place = (code: string, name: string, parentCode: string | null, more: object = {}): RegionCopied => ({
  id: newId(),
  countryCode: code.slice(0, 2),
  code,
  parentCode,
  name,
  isUsed: true,
  isSourced: true,
  ...more,
});
const at = (countryCode: string, province: string | null, city: string | null = null, county: string | null = null) =>
  ({ countryCode, province, city, county }) satisfies Address;
const JAVA = place("ID-JB", "Jawa Barat", null);
const BALI = place("ID-BA", "Bali", null, { isUsed: false });
const BANDUNG = place("ID-32.73", "Kota Bandung", JAVA.code);
// What a release brings says nothing of what else there is.
const HANOI = place("VN-HN", "Hà Nội", null, { isSourced: false });
const rows = [JAVA, BALI, BANDUNG, place("ID-32.73.01", "Sukasari", BANDUNG.code, { isSourced: false }), HANOI];

onEachDatabase(service.migrations, (database) => {
  const take = (asked: Parameters<typeof regionCopies.take>[1], answered: readonly RegionCopied[]) =>
    database().db.transaction((tx) => regionCopies.take(tx, asked, { rows: answered, isLast: true }));
  const unknown = async (is: Address, was: Address | null = null) =>
    (await unknownPlaces(database().db, [{ is, was }])).flat();
  beforeAll(() =>
    take(
      { after: null },
      rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    ),
  );

  test("SYS-07 an address names places in use where the source has said all that there are, however they are written", async () => {
    for (const known of [
      at("ID", "JAWA BARAT", "kota bandung", "Anything"),
      at("ID", null),
      at("ID", ""),
      at("VN", "Anywhere"),
      at("MY", "Nobody has said"),
    ])
      expect(await unknown(known)).toEqual([]);
    expect(await unknown(at("ID", "Jawa"))).toEqual(["province"]);
    expect(await unknown(at("ID", "Bali"))).toEqual(["province"]);
    expect(await unknown(at("ID", "Jawa Barat", "Denpasar"))).toEqual(["city"]);
    expect(await unknown(at("ID", "Nowhere", "Kota Bandung"))).toEqual(["province"]);
  });

  test("SYS-07 many addresses are asked about at once, and each is answered in its place", async () => {
    const many = [
      at("ID", "Bali"),
      at("ID", "Jawa Barat", "Kota Bandung"),
      at("ID", "Bali"),
      at("ID", "Jawa Barat", "x"),
    ];
    const asked = many.map((is) => ({ is, was: null }));
    expect(await unknownPlaces(database().db, asked)).toEqual([["province"], [], ["province"], ["city"]]);
    expect(await unknownPlaces(database().db, [])).toEqual([]);
  });

  test("SYS-07 what the address had before stays; who moves it is asked", async () => {
    const was = at("ID", "Jawa Barat", "Denpasar", "North");
    expect(await unknown({ ...was, county: "South" }, was)).toEqual([]);
    expect(await unknown({ ...was, city: "Ubud" }, was)).toEqual(["city"]);
    expect(await unknown(at("ID", "Bali"), at("MY", "Bali"))).toEqual(["province"]);
  });

  test("SYS-07 the copy follows: a place that goes out of use, is called otherwise, or is gone", async () => {
    await take({ ids: [JAVA.id] }, [{ ...JAVA, name: "West Java" }]);
    expect(await unknown(at("ID", "Jawa Barat"))).toEqual(["province"]);
    expect(await unknown(at("ID", "West Java", "Denpasar"))).toEqual(["city"]);
    await take({ ids: [BANDUNG.id] }, []);
    expect(await unknown(at("ID", "West Java", "Denpasar"))).toEqual([]);
    await take({ ids: [JAVA.id] }, [{ ...JAVA, isUsed: false }]);
    expect(await unknown(at("ID", "Jawa Barat"))).toEqual(["province"]);
  });
});
