import { SystemInput, SystemRecord, systemRoutes, SystemState } from "@linehaul/schema/permissions/system";
import { builder } from "../../access/builder.ts";
import { narrowed } from "../../access/grant.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { ACTS } from "../../catalogue/row.ts";
import "../../contract/common.ts";
import { inputOf } from "../../contract/input.ts";
import { objectOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";

const System = objectOf(SystemRecord, {
  without: ["systemId"],
  more: (t) => ({
    id: t.exposeID("systemId", { description: "The system's id." }),
    viewerMayEdit: viewerMay(t, "PERM_MODULE.EDIT", ACTS.edit[1]),
    viewerMayEnable: viewerMay(t, "PERM_MODULE.ENABLE", ACTS.enable[1]),
    viewerMayDisable: viewerMay(t, "PERM_MODULE.DISABLE", ACTS.disable[1]),
  }),
});

builder.queryField("systems", (t) =>
  t.may("PERM_MODULE.VIEW").field({
    type: [System],
    description: "The systems. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(systemRoutes.all, {}),
  }),
);

const SaveSystemInput = builder.inputType("SaveSystemInput", {
  description: "A system to edit.",
  fields: (t) => ({
    systemId: t.id({ required: true, description: "Which." }),
    ...inputOf(t, SystemInput, ["systemId"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveSystem", (t) =>
  t.may("PERM_MODULE.EDIT").field({
    type: payload("SaveSystem", "system", System),
    description: "Renames a system, and says whether roles are switched in it.",
    args: { input: t.arg({ type: SaveSystemInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => grant.call(systemRoutes.update, { body: parseInput(SystemInput, own) }, keyedBy(key))),
  }),
);

const SetSystemStatusInput = builder.inputType("SetSystemStatusInput", {
  description: "Whether a system is in use.",
  fields: (t) => ({
    systemId: t.id({ required: true, description: "Which." }),
    ...inputOf(t, SystemState, ["systemId"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("setSystemStatus", (t) =>
  t.may("PERM_MODULE.ENABLE", "PERM_MODULE.DISABLE").field({
    type: payload("SetSystemStatus", "system", System),
    description: "Brings a system into use, or takes it out of use: then only those work in it who may bring it back.",
    args: { input: t.arg({ type: SetSystemStatusInput, required: true, description: "Which, and how." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, context) =>
      written(context.visit, () => {
        const body = parseInput(SystemState, own);
        const grant = narrowed(context, body.status === "ENABLED" ? "PERM_MODULE.ENABLE" : "PERM_MODULE.DISABLE");
        return grant.call(systemRoutes.changeState, { body }, keyedBy(key));
      }),
  }),
);
