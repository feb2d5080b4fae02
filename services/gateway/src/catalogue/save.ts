import type { ObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import { narrowed, type Grant } from "../access/grant.ts";
import { keyOf } from "../access/node-id.ts";
import { inputOf } from "../contract/input.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { payload } from "../writing/payload.ts";

interface Options<Row extends object, S extends z.ZodObject, C extends UserButton, E extends UserButton> {
  readonly type: ObjectRef<Types, Row>;
  /** The payload's field, e.g. `currency`. */
  readonly field: string;
  readonly may: { readonly create: C; readonly edit: E };
  /** The contract's input, whose fields the graph's are: read before any call. */
  readonly schema: S;
  readonly save: (grant: Grant<C | E>, body: z.output<S>, options: CallOptions) => Promise<Row>;
}

/** `save<Type>`: creates a row (no id) or edits one, each by its own button. One write. */
export function catalogueSave<
  Row extends object,
  S extends z.ZodObject,
  const C extends UserButton,
  const E extends UserButton,
>(o: Options<Row, S, C, E>): void {
  const { type, may } = o;
  const Input = builder.inputType(`Save${type.name}Input`, {
    description: `A ${o.field} to create, or to edit when it has an id.`,
    fields: (t) => ({
      id: t.id({ description: "Node id of the row that is edited; none for a new one." }),
      ...inputOf(t, o.schema, ["id"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  builder.mutationField(`save${type.name}`, (t) =>
    t.may<C | E>(may.create, may.edit).field({
      type: payload(`Save${type.name}`, o.field, type),
      description: `Creates a ${o.field} (${may.create}), or edits one by id and version (${may.edit}).`,
      args: { input: t.arg({ type: Input, required: true, description: "What to write." }) },
      resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, context) => {
        const edited = id === null || id === undefined ? undefined : keyOf(type.name, id);
        const grant = narrowed<C | E>(context, edited === undefined ? may.create : may.edit);
        return written(context.visit, () => o.save(grant, parseInput(o.schema, { ...own, id: edited }), keyedBy(key)));
      },
    }),
  );
}
