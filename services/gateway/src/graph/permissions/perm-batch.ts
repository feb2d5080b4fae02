import {
  BATCH_ACTIONS,
  BATCH_OUTCOMES,
  BatchCheck,
  BatchGrant,
  BatchRevoke,
  permBatchRoutes,
  type BatchResult,
  type BatchRow,
} from "@linehaul/schema/permissions/perm-batch";
import type { InputFieldBuilder } from "@pothos/core";
import { builder, type Types } from "../../access/builder.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

const Action = builder.enumType("BatchAction", { description: "What is done to each account.", values: BATCH_ACTIONS });
const Outcome = builder.enumType("BatchOutcome", {
  description: "What becomes of an account of a batch (PERM-11).",
  values: {
    DONE: { description: "Applied; in a check: it would be." },
    UNKNOWN: { description: "No account has this name or work number." },
    DISABLED: { description: "The account is disabled (PERM-06)." },
    TWICE: { description: "Another line is the same account." },
    ALREADY_HELD: { description: "It holds all of it already." },
    NOT_HELD: { description: "It holds nothing of it." },
    NOT_GRANTABLE: { description: "A chosen role or data group is disabled (PERM-06)." },
  } satisfies Record<(typeof BATCH_OUTCOMES)[number], object>,
});
const Row = builder.objectRef<BatchRow>("BatchRow").implement({
  description: "What becomes of one line of the list.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "As it stands in the list." }),
    userName: t.exposeString("userName", { nullable: true, description: "The account's user name; null for none." }),
    displayName: t.exposeString("displayName", { nullable: true, description: "What the user is called." }),
    outcome: t.expose("outcome", { type: Outcome, description: "What becomes of it." }),
    items: t.exposeStringList("items", { description: "Codes of what is granted or taken." }),
  }),
});
const Result = builder.objectRef<BatchResult>("BatchResult").implement({
  description: "One row per name, in the order of the list.",
  fields: (t) => ({
    done: t.exposeInt("done", { description: "How many accounts are changed." }),
    rows: t.expose("rows", {
      type: [Row],
      complexity: { field: 1, multiplier: 200 },
      description: "In the list's order.",
    }),
  }),
});

type Fields = InputFieldBuilder<Types, "InputObject">;
const list = (t: Fields) => ({
  names: t.stringList({ required: true, description: "User names or work numbers, at most 200 (ACC-05)." }),
  roleIds: t.stringList({ description: "Ids of roles." }),
  groupIds: t.stringList({ description: "Ids of data groups." }),
});
const days = (t: Fields) => ({
  validFrom: t.string({ description: "First day in the site's zone (PERM-04); none: at once." }),
  validTo: t.string({ description: "Last day; none: no end." }),
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
          fields: (f) => ({
            action: f.field({ type: Action, required: true, description: "What would be done." }),
            ...list(f),
            ...days(f),
          }),
        }),
      }),
    },
    resolve: (_root, { input }, grant) =>
      written(grant.visit.language, () => grant.call(permBatchRoutes.check, { body: parseInput(BatchCheck, input) })),
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
          fields: (f) => ({ ...list(f), ...days(f), idempotencyKey: idempotencyKey(f) }),
        }),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit.language, () =>
        grant.call(
          permBatchRoutes.grant,
          { body: parseInput(BatchGrant, input) },
          { idempotencyKey: key ?? undefined },
        ),
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
          fields: (f) => ({ ...list(f), idempotencyKey: idempotencyKey(f) }),
        }),
      }),
    },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit.language, () =>
        grant.call(
          permBatchRoutes.revoke,
          { body: parseInput(BatchRevoke, input) },
          { idempotencyKey: key ?? undefined },
        ),
      ),
  }),
);
