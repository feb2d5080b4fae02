import type { ObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import { narrowed, type Grant } from "../access/grant.ts";
import { keyOf } from "../access/node-id.ts";
import type { Context } from "../access/visit.ts";
import { inputOf } from "../contract/input.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { payload } from "../writing/payload.ts";

interface Shared<Row extends object, S extends z.ZodObject, C extends UserButton, E extends UserButton> {
  readonly type: ObjectRef<Types, Row>;
  /** The payload's field, e.g. `currency`. */
  readonly field: string;
  readonly may: { readonly create: C; readonly edit: E };
  /** The contract's input, whose fields the graph's are: read before any call. */
  readonly schema: S;
}
type Write<Row, S extends z.ZodType, B extends UserButton> = (
  grant: Grant<B>,
  body: z.output<S>,
  options: CallOptions,
) => Promise<Row>;
interface Step<Row, S extends z.ZodType, B extends UserButton> {
  /** What the step's route reads. */
  readonly schema: S;
  readonly call: Write<Row, S, B>;
}
/** Writes what was given: a new row where `id` is undefined. */
type Save<Row> = (context: Context, id: string | undefined, own: object, options: CallOptions) => Promise<Row>;

function declare<Row extends object, S extends z.ZodObject, C extends UserButton, E extends UserButton>(
  { type, field, may, schema }: Shared<Row, S, C, E>,
  save: Save<Row>,
): void {
  const Input = builder.inputType(`Save${type.name}Input`, {
    description: `A ${field} to create, or to edit when it has an id.`,
    fields: (t) => ({
      id: t.id({ description: "Node id of the row that is edited; none for a new one." }),
      ...inputOf(t, schema, ["id"]),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  // Where one button does both it is told once.
  const buttons: readonly UserButton[] = [may.create, may.edit];
  const isOne = new Set(buttons).size === 1;
  builder.mutationField(`save${type.name}`, (t) =>
    t.may<C | E>(may.create, ...(isOne ? [] : [may.edit])).field({
      type: payload(`Save${type.name}`, field, type),
      description: `Creates a ${field} (${may.create}), or edits one by id and version (${may.edit}).`,
      args: { input: t.arg({ type: Input, required: true, description: "What to write." }) },
      resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, context) => {
        const edited = id === null || id === undefined ? undefined : keyOf(type.name, id);
        return written(context.visit, () => save(context, edited, { ...own, id: edited }, keyedBy(key)));
      },
    }),
  );
}

/** `save<Type>`: creates a row (no id) or edits one, each by its own button. One write. */
export function catalogueSave<
  Row extends object,
  S extends z.ZodObject,
  const C extends UserButton,
  const E extends UserButton,
>(o: Shared<Row, S, C, E> & { readonly save: Write<Row, S, C | E> }): void {
  const { create, edit } = o.may;
  declare(o, (context, id, own, options) =>
    o.save(narrowed<C | E>(context, id === undefined ? create : edit), parseInput(o.schema, own), options),
  );
}

/** The same where a service has a route for each: `add` and `update`. */
export function catalogueAddUpdate<
  Row extends object,
  S extends z.ZodObject,
  A extends z.ZodObject,
  U extends z.ZodObject,
  const C extends UserButton,
  const E extends UserButton,
>(o: Shared<Row, S, C, E> & { readonly add: Step<Row, A, C>; readonly update: Step<Row, U, E> }): void {
  const { may, add, update } = o;
  declare(o, (context, id, own, options) =>
    id === undefined
      ? add.call(narrowed<C>(context, may.create), parseInput(add.schema, own), options)
      : update.call(narrowed<E>(context, may.edit), parseInput(update.schema, own), options),
  );
}
