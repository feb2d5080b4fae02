import type { FieldProblem } from "@linehaul/schema/envelope";

interface Told {
  /** Which fields are to be mended. */
  readonly fields?: readonly FieldProblem[] | undefined;
  /** What the service adds for the reader: the state that it found. */
  readonly detail?: string | undefined;
  /** The service's own sentence, in the request's language. */
  readonly said?: string | undefined;
}

/** What a service declined for a reason that the user can mend: a code of SERVICE_CODES, or one that only the service knows. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly code: number;
  readonly fields: readonly FieldProblem[];
  readonly detail: string | undefined;
  readonly said: string | undefined;

  constructor(code: number, { fields = [], detail, said }: Told = {}) {
    super(`the service declined with ${code}`);
    this.code = code;
    this.fields = fields;
    this.detail = detail;
    this.said = said;
  }
}
