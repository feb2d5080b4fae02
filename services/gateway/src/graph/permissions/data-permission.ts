import {
  DataPermission as DataPermissionRow,
  DataPermissionInput,
  DataPermissionRules,
  dataPermissionRoutes,
  Touched as TouchedContract,
} from "@linehaul/schema/permissions/data-permission";
import { LimitRule, ScopedRecord } from "@linehaul/schema/scope";
import { builder } from "../../access/builder.ts";
import { entity } from "../../access/entity.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { shown } from "../../contract/shown.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import "./perm-data-group/enums.ts";

enumOf(LimitRule);

const DataPermission = entity("DataPermission", {
  description: "How data groups limit a record besides by its site, which always does.",
  may: ["DATA_PERMISSION.VIEW"],
  key: (row: DataPermissionRow) => row.record,
  isKey: (key) => ScopedRecord.safeParse(key).success,
  load: (_keys, grant) => grant.call(dataPermissionRoutes.all, {}),
  fields: (t) => ({
    ...shown(DataPermissionRow, (field) => t.field(field)),
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

const Touched = objectOf(TouchedContract);
const RulesInput = builder.inputType("DataPermissionRulesInput", {
  description: "Rules that are thought of, not written.",
  fields: (t) => inputOf(t, DataPermissionRules),
});
builder.queryField("dataPermissionTouched", (t) =>
  t.may("DATA_PERMISSION.EDIT").field({
    type: Touched,
    description:
      "How many accounts would see other rows if these were a record's rules. One call to the admin service.",
    args: { input: t.arg({ type: RulesInput, required: true, description: "The rules." }) },
    resolve: (_root, { input }, grant) =>
      grant.call(dataPermissionRoutes.touched, { body: parseInput(DataPermissionRules, input) }),
  }),
);

const SaveInput = builder.inputType("SaveDataPermissionInput", {
  description: "How data groups limit a record from now on.",
  fields: (t) => ({ ...inputOf(t, DataPermissionInput), idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("saveDataPermission", (t) =>
  t.may("DATA_PERMISSION.EDIT").field({
    type: payload("SaveDataPermission", "dataPermission", DataPermission),
    description: "Changes how data groups limit a record: everybody's next request goes by it (PERM-02, PERM-13).",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () =>
        grant.call(dataPermissionRoutes.update, { body: parseInput(DataPermissionInput, own) }, keyedBy(key)),
      ),
  }),
);
