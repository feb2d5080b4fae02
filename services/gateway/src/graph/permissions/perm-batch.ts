import {
  BatchAction,
  BatchCheck,
  BatchGrant,
  BatchOutcome,
  BatchResult,
  BatchRevoke,
  BatchRow,
  MOST_ACCOUNTS,
  permBatchRoutes,
} from "@linehaul/schema/permissions/perm-batch";
import { builder } from "../../access/builder.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { shown } from "../../contract/shown.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

enumOf(BatchAction);
enumOf(BatchOutcome);
objectOf(BatchRow);
const Result = objectOf(BatchResult, {
  without: ["rows"],
  more: (t) =>
    shown(BatchResult.pick({ rows: true }), (field) =>
      t.field({ ...field, complexity: { field: 1, multiplier: MOST_ACCOUNTS } }),
    ),
});

builder.queryField("batchCheck", (t) =>
  t.may("PERM_BATCH.VIEW").field({
    type: payload("BatchCheck", "result", Result),
    description:
      "What a batch would do to each account, or what to mend in it. Nothing is written. One call to the admin service.",
    args: {
      input: t.arg({
        required: true,
        description: "The batch.",
        type: builder.inputType("BatchCheckInput", {
          description: "A batch to check.",
          fields: (f) => inputOf(f, BatchCheck),
        }),
      }),
    },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, () => grant.call(permBatchRoutes.check, { body: parseInput(BatchCheck, input) })),
  }),
);

builder.mutationField("batchGrant", (t) =>
  t.may("PERM_BATCH.GRANT").field({
    type: payload("BatchGrant", "result", Result),
    description:
      "Grants roles and data groups to at most 200 accounts, exactly once however often it is sent with its key (PERM-11).",
    args: {
      input: t.arg({
        required: true,
        description: "The batch.",
        type: builder.inputType("BatchGrantInput", {
          description: "What to grant to whom, for which days.",
          fields: (f) => ({ ...inputOf(f, BatchGrant), idempotencyKey: idempotencyKey(f) }),
        }),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit, () =>
        grant.call(permBatchRoutes.grant, { body: parseInput(BatchGrant, input) }, keyedBy(key)),
      ),
  }),
);

builder.mutationField("batchRevoke", (t) =>
  t.may("PERM_BATCH.REVOKE").field({
    type: payload("BatchRevoke", "result", Result),
    description: "Takes roles and data groups from at most 200 accounts, at once and everywhere (PERM-11).",
    args: {
      input: t.arg({
        required: true,
        description: "The batch.",
        type: builder.inputType("BatchRevokeInput", {
          description: "What to take from whom.",
          fields: (f) => ({ ...inputOf(f, BatchRevoke), idempotencyKey: idempotencyKey(f) }),
        }),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit, () =>
        grant.call(permBatchRoutes.revoke, { body: parseInput(BatchRevoke, input) }, keyedBy(key)),
      ),
  }),
);
