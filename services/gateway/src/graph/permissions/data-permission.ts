import {
  type DataPermission as Row,
  DataPermissionInput,
  dataPermissionRoutes,
  type Touched,
} from "@linehaul/schema/permissions/data-permission";
import { LIMIT_RULES, ScopedRecord as Record } from "@linehaul/schema/scope";
import type { InputFieldBuilder } from "@pothos/core";
import { builder, type Types } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { ScopedRecord } from "./perm-data-group/enums.ts";

const LimitRule = builder.enumType("LimitRule", {
  description: "How data groups limit a record by a dimension.",
  values: {
    LIMITED: { description: "Those that name codes limit it; whom none limits sees everything of the site." },
    REQUIRED: { description: "Those that name codes limit it; whom none limits sees nothing." },
    OFF: { description: "They don't limit it by that." },
  } satisfies { readonly [R in (typeof LIMIT_RULES)[number]]: object },
});

const DataPermission = entity("DataPermission", {
  description: "How data groups limit a record besides by its site, which always does.",
  may: ["DATA_PERMISSION.VIEW"],
  key: (row: Row) => row.record,
  isKey: (key) => Record.safeParse(key).success,
  load: (_keys, grant) => grant.call(dataPermissionRoutes.all, {}),
  fields: (t) => ({
    record: t.expose("record", { type: ScopedRecord, description: "Which rows." }),
    country: t.expose("country", { type: LimitRule, nullable: true, description: "Null: it has no country." }),
    org: t.expose("org", { type: LimitRule, nullable: true, description: "Null: it has no organisation." }),
    customer: t.expose("customer", { type: LimitRule, nullable: true, description: "Null: it has no customer." }),
    version: t.exposeInt("version", { description: "Rises with each save; goes back with an edit." }),
    modifiedBy: t.exposeString("modifiedBy", { nullable: true, description: "Null: never changed." }),
    modifiedAt: t.expose("modifiedAt", { type: "DateTime", nullable: true, description: "Null: never changed." }),
    viewerMayEdit: viewerMay(t, "DATA_PERMISSION.EDIT", "May the viewer change it?"),
  }),
});

builder.queryField("dataPermissions", (t) =>
  t.may(...DataPermission.may).field({
    type: [DataPermission],
    description: "Every record with its limits. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(dataPermissionRoutes.all, {}),
  }),
);

const rules = (t: InputFieldBuilder<Types, "InputObject">) => ({
  record: t.field({ type: ScopedRecord, required: true, description: "Which rows." }),
  country: t.field({ type: LimitRule, description: "By country; none where the record has no country." }),
  org: t.field({ type: LimitRule, description: "By organisation; none where the record has no organisation." }),
  customer: t.field({ type: LimitRule, description: "By customer; none where the record has no customer." }),
});
const TouchedRef = builder.objectRef<Touched>("TouchedAccounts").implement({
  description: "Whom a change would touch.",
  fields: (t) => ({
    accounts: t.exposeInt("accounts", { description: "Enabled accounts that would see other rows on this site." }),
    of: t.exposeInt("of", { description: "Enabled accounts in all." }),
  }),
});
const RulesInput = builder.inputType("DataPermissionRulesInput", {
  description: "Rules that are thought of, not written.",
  fields: rules,
});
builder.queryField("dataPermissionTouched", (t) =>
  t.may("DATA_PERMISSION.EDIT").field({
    type: TouchedRef,
    description:
      "How many accounts would see other rows if these were a record's rules. One call to the admin service.",
    args: { input: t.arg({ type: RulesInput, required: true, description: "The rules." }) },
    resolve: (_root, { input }, grant) =>
      grant.call(dataPermissionRoutes.touched, {
        body: parseInput(dataPermissionRoutes.touched.body, input),
      }),
  }),
);

const SaveInput = builder.inputType("SaveDataPermissionInput", {
  description: "How data groups limit a record from now on.",
  fields: (t) => ({
    ...rules(t),
    version: t.int({ required: true, description: "The version that was read." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveDataPermission", (t) =>
  t.may("DATA_PERMISSION.EDIT").field({
    type: payload("SaveDataPermission", "dataPermission", DataPermission),
    description: "Changes how data groups limit a record: everybody's next request goes by it (PERM-02, PERM-13).",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit.language, () =>
        grant.call(
          dataPermissionRoutes.update,
          { body: parseInput(DataPermissionInput, own) },
          { idempotencyKey: key ?? undefined },
        ),
      ),
  }),
);
