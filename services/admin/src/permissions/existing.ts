import { fail } from "@linehaul/kit/fail";
import { SERVICE_CODES } from "@linehaul/schema/errors";

/** An edit names its row: without an id it would be a new one, which is another button's. */
export function existing<T extends { readonly id?: string | undefined }>(input: T): T {
  if (input.id === undefined)
    throw fail(SERVICE_CODES.invalid, { fields: [{ path: ["id"], key: "required", params: {} }] });
  return input;
}
