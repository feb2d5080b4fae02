import type { FieldRef, ObjectFieldBuilder } from "@pothos/core";
import type { CargoTypeName } from "@linehaul/schema/base-data/cargo-type";
import { builder, type Types } from "../../access/builder.ts";
import type { Context } from "../../access/visit.ts";
import { goOn } from "../../later/go-on.ts";
import type { Kept } from "../../reference/kept.ts";

interface Named {
  readonly code: string;
  readonly name: string;
}
export const NamedRow = builder.objectRef<Named>("NamedRow").implement({
  description: "A row of base data as orders name it; it may be out of use by now.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "Its code, which stays." }),
    name: t.exposeString("name", { description: "Its name today, in the request's language." }),
  }),
});

type Coded = Pick<CargoTypeName, "code" | "nameI18n">;
type Rows = Kept<readonly Coded[]>;
/** The rows of codes: at once while the reference data is warm. One that is not kept yet is named by its code. */
export const namedRows = (codes: readonly string[], rows: Rows, context: Context): Named[] | Promise<Named[]> =>
  goOn(rows.get(), (all) => codes.map((code) => named(code, all, context)));
/** The row of a code, likewise. */
export const namedRow = (code: string, rows: Rows, context: Context): Named | Promise<Named> =>
  goOn(rows.get(), (all) => named(code, all, context));

function named(code: string, all: readonly Coded[], { visit }: Context): Named {
  const row = all.find((one) => one.code === code);
  return { code, name: row?.nameI18n[visit.language] ?? code };
}

/** `productName` of a row that names a product by its code. */
export const productName = (
  t: ObjectFieldBuilder<Types, { readonly productCode: string }>,
): FieldRef<Types, string | null | undefined> =>
  t.string({
    nullable: true,
    description: "The product's name, in the request's language; null for one that is not in the list.",
    resolve: ({ productCode }, _args, { visit }) =>
      goOn(visit.reference.products.get(), (all) => all.get(productCode)?.nameI18n[visit.language] ?? null),
  });
