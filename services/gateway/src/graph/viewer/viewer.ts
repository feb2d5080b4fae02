import type { MenuModule as MenuItem } from "@linehaul/schema/permissions/perm-module";
import type { HeldRole, SystemInfo as System } from "@linehaul/schema/permissions/session";
import type { ViewedBy } from "@linehaul/schema/permissions/view-as";
import { isModuleCode } from "@linehaul/schema/modules";
import type { Visit } from "../../access/visit.ts";
import { builder } from "../../access/builder.ts";
import { goOn } from "../../later/go-on.ts";
import { ConfigStatus, SiteCode } from "../../contract/common.ts";
import { menuOf, sortedButtons } from "./menu.ts";

const Role = builder.objectRef<HeldRole>("HeldRole").implement({
  description: "A role that the viewer holds.",
  fields: (t) => ({
    roleId: t.exposeID("roleId", { description: "Goes into the `x-role-id` header to choose this role." }),
    roleCode: t.exposeString("roleCode", { description: "Names the role for the locale files." }),
    roleName: t.exposeString("roleName", { description: "The name that an administrator gave it." }),
    isDefaultRole: t.boolean({
      description: "In force where none was chosen.",
      resolve: (role) => role.isDefaultRole === "1",
    }),
  }),
});

const SystemInfo = builder.objectRef<System>("SystemInfo").implement({
  description: "The system that the viewer signed in to.",
  fields: (t) => ({
    systemId: t.exposeID("systemId", { description: "The system's id." }),
    systemName: t.exposeString("systemName", { description: "The system's name." }),
    isSwitchRole: t.exposeBoolean("isSwitchRole", { description: "May users choose another of their roles?" }),
    status: t.expose("status", { type: ConfigStatus, description: "A disabled system can't be worked with." }),
  }),
});

const ViewedByRef = builder.objectRef<ViewedBy>("ViewedBy").implement({
  description: "Who really sits there while a session views as another user: he may only read.",
  fields: (t) => ({
    userName: t.exposeString("userName", { description: "The name to sign in with." }),
    displayName: t.exposeString("displayName", { description: "What the user is called on the screen." }),
    until: t.expose("until", { type: "DateTime", description: "Then it ends by itself." }),
  }),
});

const MenuModule = builder.objectRef<MenuItem>("MenuModule");
MenuModule.implement({
  description: "A branch of the menu, or a page under it.",
  fields: (t) => ({
    moduleId: t.exposeID("moduleId", { description: "The module's id." }),
    moduleName: t.exposeString("moduleName", { description: "Fallback of the locale files." }),
    moduleCode: t.exposeString("moduleCode", { description: "E.g. `ORDER_LIST`; finds the page and its texts." }),
    ownName: t.exposeString("ownName", {
      nullable: true,
      description: "What an administrator renamed it to, in the request's language: it goes before the locale files.",
    }),
    moduleIcon: t.exposeString("moduleIcon", { nullable: true, description: "Name of the icon." }),
    badge: t.exposeInt("badge", {
      nullable: true,
      deprecationReason:
        "Always null. Ask the page's own field (e.g. `orders.totalCount`), and `changes` when to ask again.",
      description: "How many things wait there.",
    }),
    childModules: t.field({
      type: [MenuModule],
      description: "The pages of a branch, in order.",
      resolve: (module) => module.childModules,
    }),
  }),
});

export const Viewer = builder.objectRef<Visit>("Viewer").implement({
  description: "Who is signed in, and what the role in force may do.",
  fields: (t) => ({
    userId: t.id({ description: "The user's id.", resolve: ({ actor }) => actor.userId }),
    userName: t.string({ description: "The name to sign in with.", resolve: ({ actor }) => actor.userName }),
    displayName: t.string({
      description: "What the user is called on the screen.",
      resolve: ({ actor }) => actor.displayName,
    }),
    viewedBy: t.field({
      type: ViewedByRef,
      nullable: true,
      description: "Null unless somebody else views as this user.",
      resolve: ({ actor }) => actor.viewedBy,
    }),
    language: t.string({ description: "The language of this answer.", resolve: ({ language }) => language }),
    site: t.field({
      type: SiteCode,
      description: "The site of the host that was asked.",
      resolve: ({ actor }) => actor.site,
    }),
    role: t.field({
      type: Role,
      nullable: true,
      description: "The role in force; null for a user without one.",
      resolve: ({ actor }) => actor.role,
    }),
    roles: t.field({ type: [Role], description: "All roles held.", resolve: ({ actor }) => actor.roles }),
    system: t.field({
      type: SystemInfo,
      description: "The system that the viewer signed in to.",
      resolve: ({ actor }) => actor.system,
    }),
    menu: t.field({
      type: [MenuModule],
      description: "Branches in order, each with the pages that the role in force may open.",
      resolve: ({ actor, language, reference }) =>
        goOn(reference.modules.get(), (rows) => menuOf(rows, actor, language)),
    }),
    buttons: t.stringList({
      description: "The buttons of the role in force, of one module or of all, sorted.",
      args: { module: t.arg.string({ description: "A module code; an unknown one has no buttons." }) },
      resolve: ({ actor }, { module }) => {
        const all = sortedButtons(actor);
        if (module === null || module === undefined) return all;
        return isModuleCode(module) ? all.filter((button) => button.startsWith(`${module}.`)) : [];
      },
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.open("the shell shows whoever is signed in").field({
    type: Viewer,
    description: "Who is signed in. No call to a service.",
    resolve: (_root, _args, { visit }) => visit,
  }),
);
