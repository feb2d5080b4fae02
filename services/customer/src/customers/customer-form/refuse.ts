import { fail } from "@linehaul/kit/fail";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { SERVICE_CODES, type ServiceCode } from "@linehaul/schema/errors";

/** Refuses what is wrong with fields, where something is. */
export function refuse(fields: readonly FieldProblem[], code: ServiceCode = SERVICE_CODES.invalid): void {
  if (fields.length > 0) throw fail(code, { fields });
}

/** Refuses fields that break the same rule, where some do. */
export const refuseEach = (fields: readonly string[], key: string): void =>
  refuse(fields.map((field) => ({ path: [field], key, params: {} })));
