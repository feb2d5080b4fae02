import type { ObjectRef } from "@pothos/core";
import { builder, type Types } from "../access/builder.ts";
import type { UserError } from "../errors/user-error.ts";
import { UserErrorRef } from "./user-error.ts";

/** What a mutation answers: the thing as it is now, or what to mend. */
export interface Written<Row> {
  readonly value: Row | null;
  readonly errors: readonly UserError[];
}

/** `payload("SaveCurrency", "currency", Currency)` → `SaveCurrencyPayload { currency, errors }`. */
export const payload = <Row extends object>(name: string, field: string, type: ObjectRef<Types, Row>) =>
  builder.objectRef<Written<Row>>(`${name}Payload`).implement({
    description: "What was written, or what to mend.",
    fields: (t) => ({
      [field]: t.expose("value", { type, nullable: true, description: "As it is now; null when `errors` has any." }),
      errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when it was written." }),
    }),
  });
