import { feature as bind } from "@linehaul/kit/feature";
import { permBatchRoutes } from "@linehaul/schema/permissions/perm-batch";
import { notOver } from "../account-grant/block.ts";
import { momentOf } from "../perm-leaf-account/save.ts";
import { grantBatch, resultOf, revokeBatch } from "./apply.ts";
import { planBatch } from "./plan.ts";

export const feature = bind(permBatchRoutes, {
  check: async ({ body: { action, validTo, ...batch } }, call) => {
    const moment = momentOf(call);
    if (action === "GRANT") notOver(validTo, moment);
    return resultOf(await planBatch(call.db, { batch, action, by: call.caller.user, moment, locks: false }));
  },
  grant: ({ body }, call) => grantBatch(call, body),
  revoke: ({ body }, call) => revokeBatch(call, body),
});
