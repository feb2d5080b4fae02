import type { z } from "zod";

/** What is sent to a system of others: `body` by its contract, all that it holds under names of their own. */
export interface OutsideContract {
  readonly title: string;
  readonly description: string;
  /** camelCase, of what the receiver does. */
  readonly operationId: string;
  readonly summary: string;
  readonly body: z.ZodType;
  readonly parts: readonly z.ZodType[];
}
