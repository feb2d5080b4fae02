import type { InputFieldBuilder } from "@pothos/core";
import type { Types } from "../access/builder.ts";

/** The input field that every write has. */
export const idempotencyKey = (t: InputFieldBuilder<Types, "InputObject">) =>
  t.string({
    description:
      "Made when the form or the confirmation opens and kept over its repeats: the same key is answered again, not done again.",
  });
