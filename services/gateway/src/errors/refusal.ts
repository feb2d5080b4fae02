import type { FieldProblem } from "@linehaul/schema/envelope";

/** What a service declined for a reason that the user can mend: a code of SERVICE_CODES, and which fields. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: number;
  readonly fields: readonly FieldProblem[];
  readonly detail: string | undefined;

  constructor(code: number, fields: readonly FieldProblem[] = [], detail?: string) {
    super(`the service declined with ${code}`);
    this.code = code;
    this.fields = fields;
    this.detail = detail;
  }
}
