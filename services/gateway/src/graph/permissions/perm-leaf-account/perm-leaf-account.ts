import { SERVICE_CODES } from "@linehaul/schema/errors";
import { AccountDataGroup, AccountRole } from "@linehaul/schema/permissions/granted";
import {
  GRANTS_ROWS,
  LeafAccount as LeafAccountRow,
  type LeafAccount as Row,
  LeafAccountFilter,
  LeafAccountInput,
  leafAccountRoutes,
  leafAccountSorts,
  ROW_ATTRIBUTES,
} from "@linehaul/schema/permissions/perm-leaf-account";
import { VIEW_AS, type Viewable, viewAsRoutes } from "@linehaul/schema/permissions/view-as";
import { holds } from "../../../access/actor.ts";
import { grantFor, narrowed } from "../../../access/grant.ts";
import { loader } from "../../../access/loader.ts";
import type { Context } from "../../../access/visit.ts";
import { viewerMay, type When } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { objectOf } from "../../../contract/named.ts";
import { shown } from "../../../contract/shown.ts";
import { Refusal } from "../../../errors/refusal.ts";
import { knownCountries } from "../../../writing/known-countries.ts";
import "../perm-data-group/enums.ts";

objectOf(AccountRole);
objectOf(AccountDataGroup, { without: ["groupStatus"] });

/** An account holds some, not dozens. */
const FEW = { field: 1, multiplier: 3 };
/** SEC-01: nobody changes his own account. */
const isAnothers: When<Row> = ({ id }, { userId }) => id !== userId;
const isViewing = ({ visit }: Context): boolean => visit.actor.viewedBy !== null;
const viewable = loader<typeof VIEW_AS, Viewable>({
  key: ({ accountId }) => accountId,
  load: (ids, grant) => grant.call(viewAsRoutes.viewable, { body: { ids: [...ids] } }),
});
const Held = LeafAccountRow.pick({ roles: true, dataGroups: true });

export const LeafAccount = catalogueEntity("LeafAccount", LeafAccountRow, {
  description: "Who may sign in: one-to-one with an account of the identity platform (PERM-03).",
  may: ["PERM_LEAF_ACCOUNT.VIEW"],
  load: (ids, grant) => grant.call(leafAccountRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "PERM_LEAF_ACCOUNT.EDIT",
    turn: { enable: "PERM_LEAF_ACCOUNT.ENABLE", disable: "PERM_LEAF_ACCOUNT.DISABLE" },
    when: isAnothers,
  },
  without: ["roles", "dataGroups"],
  fields: (t) => ({
    userId: t.id({ description: "What the sessions and the records call the account.", resolve: (a) => a.id }),
    ...shown(Held, (field) => t.field({ ...field, complexity: FEW })),
    viewerMayGrant: viewerMay(
      t,
      "PERM_LEAF_ACCOUNT.GRANT",
      "May the viewer grant and revoke, and change what row rules look at? Not of himself.",
      isAnothers,
    ),
    viewerMayViewAs: t.boolean({
      description:
        "May the viewer look as this user does? Not as himself, as a disabled account or one with a role of type admin, nor as one that holds more than he holds or may grant (SEC-04). One call for all accounts of an answer, where he holds PERM_LEAF_ACCOUNT.VIEW_AS.",
      complexity: FEW,
      resolve: async ({ id }, _args, context) => {
        const grant = isViewing(context) ? null : grantFor(context, [VIEW_AS]);
        return grant !== null && (await viewable(grant).load(id))?.may === true;
      },
    }),
    viewerMayEndSessions: viewerMay(t, "PERM_LEAF_ACCOUNT.END_SESSIONS", "May the viewer see and end its sessions?"),
    viewerMaySetDefaultRole: viewerMay(
      t,
      "PERM_LEAF_ACCOUNT.SET_DEFAULT_ROLE",
      "May the viewer choose the default role? Not his own.",
      isAnothers,
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
    // Of an edit the service sees what changes; a new account has it from here.
    const granted = ROW_ATTRIBUTES.filter((field) => body.id === undefined && body[field] !== null);
    if (granted.length > 0 && !holds(grant.visit.actor, GRANTS_ROWS))
      throw new Refusal(SERVICE_CODES.invalid, {
        fields: granted.map((field) => ({ path: [field], key: "account.grantsRows", params: {} })),
      });
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
