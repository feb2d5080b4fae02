import { AccountDataGroup, AccountRole } from "@linehaul/schema/permissions/granted";
import {
  LeafAccount as LeafAccountRow,
  LeafAccountFilter,
  LeafAccountInput,
  leafAccountRoutes,
  leafAccountSorts,
} from "@linehaul/schema/permissions/perm-leaf-account";
import { holds } from "../../../access/actor.ts";
import { narrowed } from "../../../access/grant.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { knownCountries } from "../../../writing/known-countries.ts";
import "../perm-data-group/enums.ts";

objectOf(AccountRole);
objectOf(AccountDataGroup, { without: ["groupStatus"] });

/** An account holds some, not dozens. */
const FEW = { field: 1, multiplier: 3 };
const Held = LeafAccountRow.pick({ roles: true, dataGroups: true });

export const LeafAccount = catalogueEntity("LeafAccount", LeafAccountRow, {
  description: "Who may sign in: one-to-one with an account of the identity platform (PERM-03).",
  may: ["PERM_LEAF_ACCOUNT.VIEW"],
  load: (ids, grant) => grant.call(leafAccountRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "PERM_LEAF_ACCOUNT.EDIT",
    turn: { enable: "PERM_LEAF_ACCOUNT.ENABLE", disable: "PERM_LEAF_ACCOUNT.DISABLE" },
  },
  without: ["roles", "dataGroups"],
  fields: (t) => ({
    userId: t.id({ description: "What the sessions and the records call the account.", resolve: (a) => a.id }),
    ...shown(Held, (field) => t.field({ ...field, complexity: FEW })),
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

list("leafAccounts", {
  type: LeafAccount,
  description: "Leaf accounts, a page, each with what it holds. One call to the admin service.",
  sorts: leafAccountSorts,
  filter: LeafAccountFilter,
  page: (grant, query) => grant.call(leafAccountRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_LEAF_ACCOUNT.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: LeafAccount,
  field: "leafAccount",
  may: { create: "PERM_LEAF_ACCOUNT.CREATE", edit: "PERM_LEAF_ACCOUNT.EDIT" },
  schema: LeafAccountInput,
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
