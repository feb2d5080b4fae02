import { MenuEntry, type MenuModule as MenuItem } from "@linehaul/schema/permissions/perm-module";
import { HeldRole, SystemInfo as System } from "@linehaul/schema/permissions/session";
import { ViewedBy } from "@linehaul/schema/permissions/view-as";
import { isModuleCode } from "@linehaul/schema/modules";
import type { Visit } from "../../access/visit.ts";
import { builder } from "../../access/builder.ts";
import { goOn } from "../../later/go-on.ts";
import { SiteCode } from "../../contract/common.ts";
import { objectOf } from "../../contract/named.ts";
import { shown } from "../../contract/shown.ts";
import { menuOf, sortedButtons } from "./menu.ts";

const Role = objectOf(HeldRole, {
  without: ["isDefaultRole"],
  more: (t) => ({
    isDefaultRole: t.boolean({
      description: "In force where none was chosen.",
      resolve: (role) => role.isDefaultRole === "1",
    }),
  }),
});
const SystemInfo = objectOf(System);
const ViewedByRef = objectOf(ViewedBy, { without: ["userId"] });

const MenuModule = builder.objectRef<MenuItem>("MenuModule");
MenuModule.implement({
  description: "A branch of the menu, or a page under it.",
  fields: (t) => ({
    ...shown(MenuEntry, (field) => t.field(field)),
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
    sessionEndsAt: t.field({
      type: "DateTime",
      description:
        "When the session ends: unless it is used before, and however much it is used at its greatest age. What is asked with `x-background` is no use.",
      resolve: ({ actor }) => actor.endsAt,
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
