import { load } from "@linehaul/kit/demo/load";
import type { Db } from "@linehaul/kit/database-type";
import { fixedId } from "@linehaul/kit/ids";
import type { CargoConvertInput } from "@linehaul/schema/base-data/cargo-convert";
import { cargoConvert } from "./table.ts";

const imported = (fromTerm: string, toTerm: string, hsCode: string | null) =>
  ({ fromSystem: "IMPORT", fromTerm, toSystem: "LINEHAUL", toTerm, hsCode }) as const;
const declared = (fromTerm: string, toTerm: string | null, hsCode: string | null) =>
  ({ fromSystem: "LINEHAUL", fromTerm, toSystem: "CUSTOMS", toTerm, hsCode }) as const;
/** What customers write and what customs want. */
const ROWS: readonly Omit<CargoConvertInput, "id" | "version">[] = [
  imported("Phone shell", "Mobile phone case", "3926.90"),
  imported("手机壳", "Mobile phone case", "3926.90"),
  imported("T-shirt", "Cotton T-shirt", "6109.10"),
  imported("Notebook", "Laptop computer", "8471.30"),
  imported("Earphones", "Bluetooth headset", "8518.30"),
  declared("Bluetooth headset", "Headphones, wireless", null),
  declared("Mobile phone case", "Articles of plastics: case for a telephone", null),
  declared("Nutrition supplement", "Food preparations", "2106.90"),
  declared("Drone spare parts", "Parts of unmanned aircraft", "8807.30.00"),
];

/** Fills an empty table with conversions on both ways. */
export async function seedCargoConverts(db: Db, at: Date): Promise<void> {
  if ((await db.$count(cargoConvert)) > 0) return;
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
    cargoConvert,
    ROWS.map((row) => ({ ...row, ...by, id: fixedId("cargo-convert", `${row.toSystem} ${row.fromTerm}`) })),
  );
}
