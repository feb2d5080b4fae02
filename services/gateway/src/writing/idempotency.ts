import type { InputFieldBuilder } from "@pothos/core";
import { IdempotencyKey } from "@linehaul/schema/idempotency-key";
import { z } from "zod";
import type { Types } from "../access/builder.ts";
import { parseInput } from "../errors/parse-input.ts";
import type { CallOptions } from "../upstream/upstream.ts";

/** The input field that every write has. */
export const idempotencyKey = (t: InputFieldBuilder<Types, "InputObject">) =>
  t.string({
    description:
      "Made when the form or the confirmation opens and kept over its repeats: the same key is answered again, not done again. 8–100 letters, digits, dashes and underscores.",
  });

const Keyed = z.object({ idempotencyKey: IdempotencyKey.optional() });

/** What the field's value is to the call; a Refusal (400001) at the field for a key that services don't take (FLT-01). */
export const keyedBy = (key: string | null | undefined): CallOptions => parseInput(Keyed, { idempotencyKey: key });
