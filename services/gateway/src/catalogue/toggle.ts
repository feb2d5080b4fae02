import type { ObjectRef } from "@pothos/core";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { keyOf } from "../access/node-id.ts";
import { written } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { payload } from "../writing/payload.ts";

interface Options<Row extends object, B extends UserButton> {
  readonly type: ObjectRef<Types, Row>;
  /** The payload's field, e.g. `currency`. */
  readonly field: string;
  readonly may: B;
  readonly description: string;
  readonly write: (grant: Grant<B>, id: string, options: CallOptions) => Promise<Row>;
}

/** `enable<Type>`, `disable<Type>`, `delete<Type>`: one step of one row, by a button of its own. One write. */
export function catalogueToggle<Row extends object, const B extends UserButton>(
  verb: "Enable" | "Disable" | "Delete",
  { type, field, may, description, write }: Options<Row, B>,
): void {
  const name = `${verb}${type.name}`;
  const Input = builder.inputType(`${name}Input`, {
    description: `Which ${field}.`,
    fields: (t) => ({
      id: t.id({ required: true, description: "Its node id." }),
      idempotencyKey: idempotencyKey(t),
    }),
  });
  builder.mutationField(`${verb.toLowerCase()}${type.name}`, (t) =>
    t.may(may).field({
      type: payload(name, field, type),
      description,
      args: { input: t.arg({ type: Input, required: true, description: `Which ${field}.` }) },
      resolve: (_root, { input }, grant) => {
        const id = keyOf(type.name, input.id);
        return written(grant.visit, () => write(grant, id, keyedBy(input.idempotencyKey)));
      },
    }),
  );
}
