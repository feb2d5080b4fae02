import { get, set, type FieldErrors, type FieldValues, type Resolver } from "react-hook-form";
import type { z } from "zod";

/** What broke a rule: its key in `schema:rule.<key>` and the bounds that its text names. */
export interface BrokenRule {
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The rules of `schema/`, checked while typing: the same rule and the same message as on the server. */
export function zodRules<In extends FieldValues, Out>(
  schema: z.ZodType<Out, In>,
  say: (rule: BrokenRule) => string,
): Resolver<In, unknown, Out> {
  return (values) => {
    const parsed = schema.safeParse(values);
    if (parsed.success) return { values: parsed.data, errors: {} };
    const errors: FieldErrors<In> = {};
    for (const issue of parsed.error.issues) {
      const path = issue.path.join(".");
      // The first broken rule of a field is the one to mend first.
      if (get(errors, path) !== undefined) continue;
      set(errors, path, {
        type: issue.code,
        message: say({ key: issue.message, params: { ...issue, ...(issue.code === "custom" && issue.params) } }),
      });
    }
    return { values: {}, errors };
  };
}
