import type { Call } from "@linehaul/kit/call";
import { catalogueSave } from "@linehaul/kit/catalogue";
import { fail } from "@linehaul/kit/fail";
import type { StatusMapping, StatusMappingInput } from "@linehaul/schema/base-data/status-mapping";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { and, eq, ne } from "drizzle-orm";
import { kind } from "./kind.ts";
import { statusMapping } from "./table.ts";

/** Writes what a system calls a state. A code stands for one state on the way back: who marks a second one is told which has it. */
export async function save(call: Call, { id, version, ...values }: StatusMappingInput): Promise<StatusMapping> {
  if (values.isBack) {
    const { system, state, externalCode, isBack } = statusMapping;
    const [other] = await call.db
      .select({ state })
      .from(statusMapping)
      .where(
        and(
          eq(system, values.system),
          eq(externalCode, values.externalCode),
          eq(isBack, true),
          // A second row of the state itself is another mistake, which is told at the state.
          ne(state, values.state),
          id === undefined ? undefined : ne(statusMapping.id, id),
        ),
      );
    if (other !== undefined)
      throw fail(SERVICE_CODES.duplicate, {
        detail: other.state,
        fields: [
          { path: ["isBack"], key: "statusMapping.back", params: { code: values.externalCode, state: other.state } },
        ],
      });
  }
  return catalogueSave(call, {
    ...kind,
    id,
    version,
    values,
    unique: { status_mapping_state: "state", status_mapping_back: "isBack" },
    keeps: ["system", "state"],
    buttons: { create: "STATUS_MAPPING.CREATE", edit: "STATUS_MAPPING.EDIT" },
  });
}
