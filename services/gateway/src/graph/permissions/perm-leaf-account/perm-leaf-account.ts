import { z } from "zod";
import type { AccountDataGroup, AccountRole } from "@linehaul/schema/permissions/granted";
import {
  LEAF_ACCOUNT_SORTS,
  leafAccountFilter,
  LeafAccountInput,
  leafAccountRoutes,
  type LeafAccount as Row,
} from "@linehaul/schema/permissions/perm-leaf-account";
import { holds } from "../../../access/actor.ts";
import { builder } from "../../../access/builder.ts";
import { entity } from "../../../access/entity.ts";
import { narrowed } from "../../../access/grant.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueConnection } from "../../../catalogue/connection.ts";
import { catalogueFields } from "../../../catalogue/fields.ts";
import { CatalogueRow, SwitchableRow } from "../../../catalogue/row.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { ascending, newestFirst, textDescending } from "../../../paging/sort-key.ts";
import { knownCountries } from "../../../writing/known-countries.ts";
import { ConfigStatus } from "../../../contract/common.ts";
import { DataGroupKind, GrantState } from "../perm-data-group/enums.ts";

const HeldRole = builder.objectRef<AccountRole>("AccountRole").implement({
  description: "A role that an account was given, for some days.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of the grant: what a change of its days or a revocation names." }),
    roleId: t.exposeID("roleId", { description: "The role's id." }),
    code: t.exposeString("code", { description: "Code of the role." }),
    name: t.exposeString("name", { description: "Name of the role." }),
    roleStatus: t.expose("roleStatus", { type: ConfigStatus, description: "A disabled role has no effect." }),
    isDefault: t.exposeBoolean("isDefault", { description: "In force where none was chosen (PERM-05)." }),
    validFrom: t.exposeString("validFrom", { nullable: true, description: "First day, `2026-11-20`; null: always." }),
    validTo: t.exposeString("validTo", { nullable: true, description: "Last day; null: no end." }),
    state: t.expose("state", { type: GrantState, description: "Has it its effect now?" }),
  }),
});

const HeldGroup = builder.objectRef<AccountDataGroup>("AccountDataGroup").implement({
  description: "A data group that an account was given, for some days.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Of the grant: what a change of its days or a revocation names." }),
    groupId: t.exposeID("groupId", { description: "The group's id." }),
    code: t.exposeString("code", { description: "Code of the group." }),
    name: t.exposeString("name", { description: "Name of the group." }),
    kind: t.expose("kind", { type: DataGroupKind, description: "Named codes or rules." }),
    validFrom: t.exposeString("validFrom", { nullable: true, description: "First day, `2026-11-20`; null: always." }),
    validTo: t.exposeString("validTo", { nullable: true, description: "Last day; null: no end." }),
    state: t.expose("state", { type: GrantState, description: "Has it its effect now?" }),
  }),
});

/** An account holds some, not dozens. */
const FEW = { field: 1, multiplier: 3 };

export const LeafAccount = entity("LeafAccount", {
  description: "Who may sign in: one-to-one with an account of the identity platform (PERM-03).",
  may: ["PERM_LEAF_ACCOUNT.VIEW"],
  key: (account: Row) => account.id,
  kinds: [CatalogueRow, SwitchableRow],
  load: (ids, grant) => grant.call(leafAccountRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    userId: t.id({ description: "What the sessions and the records call the account.", resolve: (a) => a.id }),
    centralAccount: t.exposeString("centralAccount", { description: "Account of the identity platform." }),
    userName: t.exposeString("userName", { description: "The name to sign in with." }),
    displayName: t.exposeString("displayName", { description: "What the user is called." }),
    workNo: t.exposeString("workNo", { nullable: true, description: "6 or 8 digits (ACC-04)." }),
    countryCode: t.exposeString("countryCode", { nullable: true, description: "ISO 3166-1 alpha-2." }),
    orgCode: t.exposeString("orgCode", { nullable: true, description: "Code of the organisation." }),
    orgName: t.exposeString("orgName", { nullable: true, description: "Name of the organisation." }),
    roles: t.expose("roles", {
      type: [HeldRole],
      complexity: FEW,
      description: "The default one first, then by code.",
    }),
    dataGroups: t.expose("dataGroups", { type: [HeldGroup], complexity: FEW, description: "By code." }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "PERM_LEAF_ACCOUNT.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "PERM_LEAF_ACCOUNT.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "PERM_LEAF_ACCOUNT.DISABLE", "May the viewer take it out of use?"),
    viewerMayGrant: viewerMay(t, "PERM_LEAF_ACCOUNT.GRANT", "May the viewer grant and revoke?"),
    viewerMayViewAs: t.boolean({
      description: "May the viewer look as this user does? Not as himself, and not as a disabled account.",
      resolve: (a, _args, { visit: { actor } }) =>
        holds(actor, "PERM_LEAF_ACCOUNT.VIEW_AS") && a.status === "ENABLED" && a.id !== actor.userId,
    }),
    viewerMaySetDefaultRole: viewerMay(
      t,
      "PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE",
      "May the viewer choose the default role?",
    ),
  }),
});

catalogueConnection("leafAccounts", {
  type: LeafAccount,
  description: "Leaf accounts, a page, each with what it holds. One call to the admin service.",
  may: LeafAccount.may,
  sorts: LEAF_ACCOUNT_SORTS,
  sortKeys: {
    USER_NAME_ASC: ascending((a: Row) => a.userName),
    USER_NAME_DESC: textDescending((a: Row) => a.userName),
    MODIFIED_AT_DESC: newestFirst((a: Row) => a.modifiedAt),
    CREATED_AT_DESC: newestFirst((a: Row) => a.createdAt),
  },
  filter: {
    schema: z.object(leafAccountFilter),
    input: builder.inputType("LeafAccountFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        keyword: t.string({ description: "In user name, name, work number or central account." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
        roleId: t.string({ description: "Holds this role, whatever its days." }),
        orgCode: t.string({ description: "Belongs to this organisation." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(leafAccountRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_LEAF_ACCOUNT.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: LeafAccount,
  field: "leafAccount",
  may: { create: "PERM_LEAF_ACCOUNT.CREATE", edit: "PERM_LEAF_ACCOUNT.EDIT" },
  schema: LeafAccountInput,
  input: (t) => ({
    centralAccount: t.string({ required: true, description: "Of the identity platform; in use once, and kept." }),
    userName: t.string({ required: true, description: "The name to sign in with, in small letters; in use once." }),
    displayName: t.string({ required: true, description: "Up to 60 characters." }),
    workNo: t.string({ description: "6 or 8 digits (ACC-04); in use once." }),
    countryCode: t.string({ description: "Code of the list of countries." }),
    orgCode: t.string({ description: "Code of an organisation." }),
  }),
  save: async (grant, body, options) => {
    await knownCountries(grant, { countryCode: body.countryCode === null ? [] : [body.countryCode] });
    return body.id === undefined
      ? narrowed(grant, "PERM_LEAF_ACCOUNT.CREATE").call(leafAccountRoutes.add, { body }, options)
      : narrowed(grant, "PERM_LEAF_ACCOUNT.EDIT").call(leafAccountRoutes.update, { body }, options);
  },
});

catalogueToggle("Enable", {
  type: LeafAccount,
  field: "leafAccount",
  may: "PERM_LEAF_ACCOUNT.ENABLE",
  description: "Brings an account into use.",
  write: (grant, id, options) =>
    grant.call(leafAccountRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: LeafAccount,
  field: "leafAccount",
  may: "PERM_LEAF_ACCOUNT.DISABLE",
  description: "Takes an account out of use: it can't be worked with from the next request on (AUTH-14).",
  write: (grant, id, options) =>
    grant.call(leafAccountRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
