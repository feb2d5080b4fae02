import type { FieldProblem } from "@linehaul/schema/envelope";
import type { ServiceCode } from "@linehaul/schema/errors";

export interface FailureDetail {
  /** The fields that the user can mend, each with the key of a rule in the locale files. */
  readonly fields?: readonly FieldProblem[] | undefined;
  /** Plain data for the caller, e.g. the state that was found. Never anything internal. */
  readonly detail?: string | undefined;
}

/** A refusal that the caller may read. Any other error answers 500000 and tells nothing. */
export class ServiceFailure extends Error {
  readonly code: ServiceCode;
  readonly fields: readonly FieldProblem[] | undefined;
  readonly detail: string | undefined;

  constructor(code: ServiceCode, more: FailureDetail = {}) {
    super(`service code ${code}`);
    this.name = "ServiceFailure";
    this.code = code;
    this.fields = more.fields;
    this.detail = more.detail;
  }
}

/** Throw what it returns: `throw fail(SERVICE_CODES.notFound)`. */
export const fail = (code: ServiceCode, more?: FailureDetail): ServiceFailure => new ServiceFailure(code, more);

/** The HTTP status of a code: its first three digits. */
export const statusOf = (code: ServiceCode): number => (code === 0 ? 200 : Math.floor(code / 1000));
