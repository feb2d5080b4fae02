import type { ObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant, May } from "../access/grant.ts";
import { inputOf } from "../contract/input.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "./idempotency.ts";
import { payload } from "./payload.ts";

interface Finds<S extends z.ZodObject, Row extends object, B extends UserButton> {
  /** What is found: `UserAccounts` makes `findSensitiveUserAccounts`. */
  readonly name: string;
  /** In words. */
  readonly things: string;
  /** The list whose filter takes the finding. */
  readonly list: string;
  readonly may: May<B>;
  readonly type: ObjectRef<Types, Row>;
  readonly input: S;
  readonly find: (grant: Grant<B>, body: z.output<S>, options: CallOptions) => Promise<Row>;
}

/** `findSensitive<Things>`: finds records by a masked value in full (PERM-12). One write. */
export function findSensitiveMutation<S extends z.ZodObject, Row extends object, const B extends UserButton>({
  name,
  things,
  list,
  may,
  type,
  input: schema,
  find,
}: Finds<S, Row, B>): void {
  const Input = builder.inputType(`FindSensitive${name}Input`, {
    description: "What is looked for, in which fields.",
    fields: (t) => ({ ...inputOf(t, schema), idempotencyKey: idempotencyKey(t) }),
  });
  builder.mutationField(`findSensitive${name}`, (t) =>
    t.may(...may).field({
      type: payload(`FindSensitive${name}`, "finding", type),
      description: `Finds ${things} among the rows that you may see by a telephone, e-mail, certificate or card in full, which come masked (PERM-12); \`${list}\` takes the finding's id in its filter, for a day and from you alone. Recorded as a search, without the value, which is kept nowhere: asking again records again. 60 different values an hour and user, then 09020301 with the instant at which the next one is free. No authentication client has it.`,
      args: { input: t.arg({ type: Input, required: true, description: "What is looked for." }) },
      resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
        written(grant.visit, async () => find(grant, parseInput(schema, own), keyedBy(key))),
    }),
  );
}
