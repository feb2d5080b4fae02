import type { DefaultValues, FieldValues } from "react-hook-form";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { z } from "zod";
import type { Write } from "../form/use-act.ts";
import { useSaveForm, type SaveForm } from "../form/use-save-form.ts";

/** What a catalogue's page gives to its form: a row to edit, or null for a new one. */
export interface FormProps<Key> {
  readonly row: Key | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Which row is edited, and the version that was read. */
interface Edited {
  readonly id: string;
  readonly version: number;
}
type Save<Out> = Write<{ readonly input: Out & Partial<Edited> & { readonly idempotencyKey: string } }>;

/** The form of a catalogue: a new row, or the edit of one. */
export function useCatalogueForm<In extends FieldValues, Out extends object>(o: {
  /** The contract's input without `id` and `version`; what it makes of the values is sent. */
  readonly schema: z.ZodType<Out, In>;
  /** The row that is edited; none for a new one. */
  readonly edited: Edited | null | undefined;
  /** What the form opens with. */
  readonly values: DefaultValues<In>;
  readonly mutation: GraphQLTaggedNode;
  readonly onSaved: () => void;
}): SaveForm<In, Out> {
  const { schema, edited, mutation, onSaved } = o;
  return useSaveForm<In, Out, Save<Out>>({
    schema,
    defaults: o.values,
    mutation,
    variables: (sent, idempotencyKey) => ({
      input: { ...sent, ...(edited && { id: edited.id, version: edited.version }), idempotencyKey },
    }),
    onSaved,
  });
}
