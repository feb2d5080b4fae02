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

type Rows = Kept<readonly Pick<CargoTypeName, "code" | "nameI18n">[]>;
/** The row of a code: at once while the reference data is warm. One that is not kept yet is named by its code. */
export function namedRow(code: string, rows: Rows, { visit }: Context): Named | Promise<Named> {
  return goOn(rows.get(), (all) => {
    const row = all.find((one) => one.code === code);
    return { code, name: row?.nameI18n[visit.language] ?? code };
  });
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
