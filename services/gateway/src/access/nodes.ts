import { brandWithType, type ObjectRef } from "@pothos/core";
import { invalid, refused } from "../errors/gateway-error.ts";
import { builder, type Types } from "./builder.ts";
import type { UserButton } from "./actor.ts";
import { grantFor, type Grant, type May } from "./grant.ts";
import { decodeNodeId } from "./node-id.ts";
import type { Context } from "./visit.ts";

type Read = (key: string, context: Context) => Promise<object | null>;
const readers = new Map<string, Read>();

/** Makes a type readable by `node(id)`. The guard stands before the key is looked at, so a refusal tells nothing of the row. */
export function registerNode<Row extends object, B extends UserButton>(
  ref: ObjectRef<Types, Row>,
  o: { may: May<B>; isKey: (key: string) => boolean; read: (key: string, grant: Grant<B>) => Promise<Row | null> },
): void {
  readers.set(ref.name, async (key, context) => {
    const grant = grantFor(context, o.may);
    if (!grant) throw refused(o.may);
    if (!o.isKey(key)) throw invalid(`not a key of ${ref.name}: ${key}`);
    const row = await o.read(key, grant);
    brandWithType(row, ref);
    return row;
  });
}

async function readNode(id: string, context: Context): Promise<object | null> {
  const { type, key } = decodeNodeId(id);
  const read = readers.get(type);
  if (!read) throw invalid(`${type} is no node`);
  return read(key, context);
}

const MOST_NODES = 200;
const why = "the buttons of each node's type open it or not";

builder.queryFields((t) => ({
  node: t.open(why).field({
    type: builder.nodeInterfaceRef(),
    nullable: true,
    description: "Anything by its id; null when there is none among the rows that you may see.",
    args: { id: t.arg.id({ required: true, description: "A node's id, as an earlier answer gave it." }) },
    resolve: (_root, { id }, context) => readNode(id, context),
  }),
  nodes: t.open(why).field({
    type: [builder.nodeInterfaceRef()],
    nullable: { list: false, items: true },
    description: "Many things by id, each answered or refused by itself, in the order of the ids.",
    args: { ids: t.arg.idList({ required: true, description: `At most ${MOST_NODES} ids.` }) },
    resolve: (_root, { ids }, context) => {
      if (ids.length > MOST_NODES) throw invalid(`${ids.length} ids`);
      return ids.map((id) => readNode(id, context));
    },
  }),
}));
