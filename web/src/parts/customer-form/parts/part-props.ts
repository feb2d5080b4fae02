import type { FormRow } from "../customer-form-data.ts";
import type { Form } from "../masked-field.tsx";

/** What a part of the form is drawn from. */
export interface PartProps<Out> {
  readonly form: Form<Out>;
  /** The customer as it was read; null of a new one. */
  readonly base: FormRow | null;
}
