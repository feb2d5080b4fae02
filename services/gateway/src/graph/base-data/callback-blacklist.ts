import {
  CallbackBlacklist as CallbackBlacklistRow,
  CallbackBlacklistFilter,
  callbackBlacklistRoutes,
  callbackBlacklistSorts,
  CallbackToTry,
  CallbackVerdict as CallbackVerdictContract,
  NewCallbackBlacklist,
} from "@linehaul/schema/base-data/callback-blacklist/callback-blacklist";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueAdd } from "../../catalogue/add.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { objectOf } from "../../contract/named.ts";
import { question } from "../../writing/question.ts";

const CallbackBlacklist = catalogueEntity("CallbackBlacklist", CallbackBlacklistRow, {
  description:
    "A customer whose call-backs are withheld, or a host to which none go, its sub-domains included (SYS-08). Of the site.",
  may: ["CALLBACK_BLACKLIST.VIEW"],
  load: (ids, grant) => grant.call(callbackBlacklistRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { delete: "CALLBACK_BLACKLIST.DELETE" },
});

list("callbackBlacklists", {
  type: CallbackBlacklist,
  description: "Whose call-backs the viewer's site withholds, a page. One call to the order service.",
  sorts: callbackBlacklistSorts,
  filter: CallbackBlacklistFilter,
  page: (grant, query) => grant.call(callbackBlacklistRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CALLBACK_BLACKLIST.CREATE", "May the viewer add one?") }),
});

const CallbackVerdict = objectOf(CallbackVerdictContract, {
  without: ["row"],
  more: (t) => ({
    row: t.field({
      type: CallbackBlacklist,
      nullable: true,
      description: "The row that withholds it; null: none, it goes.",
      resolve: (verdict) => verdict.row,
    }),
  }),
});
question("callbackTried", {
  may: CallbackBlacklist.may,
  description: "Would a call-back of the viewer's site be withheld, and by which row? One call to the order service.",
  answer: CallbackVerdict,
  input: {
    name: "CallbackToTryInput",
    description: "A call-back that somebody tries: whose, and where to, as far as it is known.",
    told: "Which call-back.",
    schema: CallbackToTry,
  },
  ask: (grant, body) => grant.call(callbackBlacklistRoutes.tried, { body }),
});

catalogueAdd({
  type: CallbackBlacklist,
  field: "callbackBlacklist",
  may: "CALLBACK_BLACKLIST.CREATE",
  schema: NewCallbackBlacklist,
  description: "Withholds the call-backs of a customer, or to a host, from then on.",
  add: (grant, body, options) => grant.call(callbackBlacklistRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: CallbackBlacklist,
  field: "callbackBlacklist",
  may: "CALLBACK_BLACKLIST.DELETE",
  description: "Deletes a row: what happens from then on is called back.",
  write: (grant, id, options) => grant.call(callbackBlacklistRoutes.delete, { params: { id } }, options),
});
