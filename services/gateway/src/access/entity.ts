import type { InterfaceRef, ObjectFieldsShape } from "@pothos/core";
import type { UserButton } from "./actor.ts";
import { builder, type Types } from "./builder.ts";
import type { Grant, May } from "./grant.ts";
import { loader } from "./loader.ts";
import { encodeNodeId, isUuid } from "./node-id.ts";
import { registerNode } from "./nodes.ts";

interface Options<Row, B extends UserButton> {
  readonly description: string;
  /** Any one of these opens `node(id)`, and every relation that is declared with them. */
  readonly may: May<B>;
  readonly key: (row: Row) => string;
  /** A key that could be one: anything else is refused before a call. A uuid unless said otherwise. */
  readonly isKey?: (key: string) => boolean;
  /** Rows by key, in any order; keys without a row are left out. At most 500 keys at once. */
  readonly load: (keys: readonly string[], grant: Grant<B>) => Promise<readonly Row[]>;
  readonly fields: ObjectFieldsShape<Types, Row>;
  /** What the row is besides a node: shared parts of the console ask for what these have. */
  readonly kinds?: readonly InterfaceRef<Types, unknown>[];
}

/** A node type with its loader and its relations, all under one list of buttons. */
export function entity<Row extends object, const B extends UserButton>(name: string, o: Options<Row, B>) {
  const rows = loader<B, Row>({ load: o.load, key: o.key });
  const ref = builder.objectRef<Row>(name).implement({
    description: o.description,
    may: o.may,
    interfaces: [builder.nodeInterfaceRef()],
    fields: (t) => ({
      id: t.id({ description: "The node's id.", resolve: (row) => encodeNodeId(name, o.key(row)) }),
      ...o.fields(t),
    }),
  });
  ref.addInterfaces([...(o.kinds ?? [])]);
  registerNode(ref, { may: o.may, isKey: o.isKey ?? isUuid, read: (key, grant) => rows(grant).load(key) });

  /** The resolver of a relation: `t.may(...Customer.may).field({ resolve: Customer.by((order) => order.customerCode) })`. */
  const by =
    <Parent>(key: (parent: Parent) => string | null) =>
    (parent: Parent, _args: object, grant: Grant<B>): Promise<Row | null> | null => {
      const wanted = key(parent);
      return wanted === null ? null : rows(grant).load(wanted);
    };
  return Object.assign(ref, { may: o.may, rows, by });
}
