import type { Bounded } from "@linehaul/schema/limits";
import { z } from "zod";

/** As much of a JSON schema as the page tells. */
export interface Schema extends Bounded {
  readonly $ref?: string | undefined;
  readonly description?: string | undefined;
  readonly pattern?: string | undefined;
  readonly default?: unknown;
  readonly const?: unknown;
  readonly required?: readonly string[] | undefined;
  readonly properties?: Readonly<Record<string, Schema>> | undefined;
  readonly items?: Schema | undefined;
  readonly additionalProperties?: Schema | boolean | undefined;
  readonly anyOf?: readonly Schema[] | undefined;
  readonly "x-values"?: Readonly<Record<string, string>> | undefined;
}
const bound = z.number().optional();
const text = z.string().optional();
export const Schema: z.ZodType<Schema> = z.lazy(() =>
  z.object({
    $ref: text,
    description: text,
    pattern: text,
    default: z.unknown().optional(),
    const: z.unknown().optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), Schema).optional(),
    items: Schema.optional(),
    additionalProperties: z.union([z.boolean(), Schema]).optional(),
    anyOf: z.array(Schema).optional(),
    "x-values": z.record(z.string(), z.string()).optional(),
    type: z.unknown().optional(),
    format: text,
    enum: z.array(z.unknown()).optional(),
    minLength: bound,
    maxLength: bound,
    minimum: bound,
    maximum: bound,
    minItems: bound,
    maxItems: bound,
  }),
);
