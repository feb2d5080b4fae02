import type { ObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { inputOf } from "../contract/input.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { payload } from "../writing/payload.ts";

interface Options<Row extends object, S extends z.ZodObject, B extends UserButton> {
  readonly type: ObjectRef<Types, Row>;
  /** The payload's field, e.g. `jumpWhitelist`. */
  readonly field: string;
  readonly may: B;
  /** The contract's input, whose fields the graph's are: read before any call. */
  readonly schema: S;
  readonly description: string;
  readonly add: (grant: Grant<B>, body: z.output<S>, options: CallOptions) => Promise<Row>;
}

/** `add<Type>` of a catalogue whose rows stay as they were made. One write. */
export function catalogueAdd<Row extends object, S extends z.ZodObject, const B extends UserButton>(
  o: Options<Row, S, B>,
): void {
  const { type, field, may, schema, description, add } = o;
  const Input = builder.inputType(`Add${type.name}Input`, {
    description: `A ${field} to add.`,
    fields: (t) => ({ ...inputOf(t, schema), idempotencyKey: idempotencyKey(t) }),
  });
  builder.mutationField(`add${type.name}`, (t) =>
    t.may(may).field({
      type: payload(`Add${type.name}`, field, type),
      description,
      args: { input: t.arg({ type: Input, required: true, description: "What to add." }) },
      resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
        written(grant.visit, () => add(grant, parseInput(schema, own), keyedBy(key))),
    }),
  );
}
