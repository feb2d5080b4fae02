import type { EnumRef, ObjectRef } from "@pothos/core";
import type { Types } from "../access/builder.ts";

/** A type of the graph that contracts refer to by its id. */
export type Named = EnumRef<Types, string> | ObjectRef<Types, object>;
const kept = new Map<string, Named>();

/** Makes a type known by the id of its contract; said twice, it stops the build. */
export function keep(id: string, ref: Named): void {
  if (kept.has(id)) throw new Error(`the graph has two of ${id}`);
  kept.set(id, ref);
}
export function named(id: string): Named {
  const ref = kept.get(id);
  if (!ref)
    throw new Error(
      `the graph has no ${id} yet: make it with enumOf() or objectOf() where its feature is, and import that`,
    );
  return ref;
}
export function namedEnum(id: string): EnumRef<Types, string> {
  const ref = named(id);
  if (ref.kind !== "Enum") throw new Error(`${id} is no enum: an input takes it by hand`);
  return ref;
}
