import type { InterfaceRef, ObjectFieldsShape } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import type { Types } from "../access/builder.ts";
import { entity } from "../access/entity.ts";
import type { Grant, May } from "../access/grant.ts";
import { shown } from "./shown.ts";

export interface Contracted<Row, B extends UserButton> {
  readonly description: string;
  readonly may: May<B>;
  readonly load: (keys: readonly string[], grant: Grant<B>) => Promise<readonly Row[]>;
  /** What of the contract the graph shows otherwise, or not at all; `id` is the node's own. */
  readonly without?: readonly (keyof Row & string)[];
  /** What the contract does not say: relations, and what is worked out here. */
  readonly fields?: ObjectFieldsShape<Types, Row>;
}
interface Keyed<Row> {
  readonly key: (row: Row) => string;
  readonly isKey?: (key: string) => boolean;
  readonly kinds?: readonly InterfaceRef<Types, unknown>[];
}

/** A node type with the fields of its contract, which its lists read too. */
export function contractEntity<Row extends object, const B extends UserButton>(
  name: string,
  row: z.ZodObject & z.ZodType<Row>,
  { without = [], fields, ...own }: Contracted<Row, B> & Keyed<Row>,
) {
  const type = entity<Row, B>(name, {
    ...own,
    fields: (t) => ({ ...shown(row, (field) => t.field(field), ["id", ...without]), ...fields?.(t) }),
  });
  return Object.assign(type, { row });
}
