import { SystemInput, systemRoutes, type SystemRecord } from "@linehaul/schema/permissions/system";
import { builder } from "../../access/builder.ts";
import { narrowed } from "../../access/grant.ts";
import { viewerMay } from "../../access/viewer-may.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { ConfigStatus } from "../../contract/common.ts";

const System = builder.objectRef<SystemRecord>("System").implement({
  description: "A system whose modules and roles are administered here (AUTH-14).",
  fields: (t) => ({
    id: t.exposeID("systemId", { description: "The system's id." }),
    systemName: t.exposeString("systemName", { description: "The system's name." }),
    isSwitchRole: t.exposeBoolean("isSwitchRole", { description: "May users choose another of their roles?" }),
    status: t.expose("status", { type: ConfigStatus, description: "A disabled system can't be worked with." }),
    version: t.exposeInt("version", { description: "Rises with each save; goes back with an edit." }),
    modifiedBy: t.exposeString("modifiedBy", { description: "Who changed it last." }),
    modifiedAt: t.expose("modifiedAt", { type: "DateTime", description: "When it was changed last." }),
    viewerMayEdit: viewerMay(t, "PERM_MODULE.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "PERM_MODULE.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "PERM_MODULE.DISABLE", "May the viewer take it out of use?"),
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
    version: t.int({ required: true, description: "The version that was read." }),
    systemName: t.string({ required: true, description: "Up to 60 characters." }),
    isSwitchRole: t.boolean({ required: true, description: "May users choose another of their roles (SHELL-04)?" }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveSystem", (t) =>
  t.may("PERM_MODULE.EDIT").field({
    type: payload("SaveSystem", "system", System),
    description: "Renames a system, and says whether roles are switched in it.",
    args: { input: t.arg({ type: SaveSystemInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit.language, () =>
        grant.call(systemRoutes.update, { body: parseInput(SystemInput, own) }, { idempotencyKey: key ?? undefined }),
      ),
  }),
);

const SetSystemStatusInput = builder.inputType("SetSystemStatusInput", {
  description: "Whether a system is in use.",
  fields: (t) => ({
    systemId: t.id({ required: true, description: "Which." }),
    status: t.field({ type: ConfigStatus, required: true, description: "In use or not." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("setSystemStatus", (t) =>
  t.may("PERM_MODULE.ENABLE", "PERM_MODULE.DISABLE").field({
    type: payload("SetSystemStatus", "system", System),
    description: "Brings a system into use, or takes it out of use: then only those work in it who may bring it back.",
    args: { input: t.arg({ type: SetSystemStatusInput, required: true, description: "Which, and how." }) },
    resolve: (_root, { input: { systemId, status, idempotencyKey: key } }, context) => {
      const grant = narrowed(context, status === "ENABLED" ? "PERM_MODULE.ENABLE" : "PERM_MODULE.DISABLE");
      return written(context.visit.language, () =>
        grant.call(
          systemRoutes.changeState,
          { body: parseInput(systemRoutes.changeState.body, { systemId, status }) },
          { idempotencyKey: key ?? undefined },
        ),
      );
    },
  }),
);
