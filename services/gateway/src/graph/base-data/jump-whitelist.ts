import { LinkRefusal } from "@linehaul/schema/base-data/jump-whitelist/follow-link";
import {
  JumpWhitelist as JumpWhitelistRow,
  JumpWhitelistFilter,
  jumpWhitelistRoutes,
  jumpWhitelistSorts,
  LinkToTry,
  LinkVerdict as LinkVerdictContract,
  NewJumpWhitelist,
} from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueAdd } from "../../catalogue/add.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf, objectOf } from "../../contract/named.ts";
import { question } from "../../writing/question.ts";

enumOf(LinkRefusal);

const JumpWhitelist = catalogueEntity("JumpWhitelist", JumpWhitelistRow, {
  description: "A host that links in content may lead to (SYS-08). Common to the sites.",
  may: ["JUMP_WHITELIST.VIEW"],
  load: (ids, grant) => grant.call(jumpWhitelistRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { turn: { enable: "JUMP_WHITELIST.ENABLE", disable: "JUMP_WHITELIST.DISABLE" } },
});

list("jumpWhitelists", {
  type: JumpWhitelist,
  description: "Hosts that links in content may lead to, a page. One call to the order service.",
  sorts: jumpWhitelistSorts,
  filter: JumpWhitelistFilter,
  page: (grant, query) => grant.call(jumpWhitelistRoutes.queryPage, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "JUMP_WHITELIST.CREATE", "May the viewer add one?") }),
});

const LinkVerdict = objectOf(LinkVerdictContract, {
  without: ["row"],
  more: (t) => ({
    row: t.field({
      type: JumpWhitelist,
      nullable: true,
      description: "The row of its host: it lets it pass, or is out of use; null: none.",
      resolve: (verdict) => verdict.row,
    }),
  }),
});
question("linkTried", {
  may: JumpWhitelist.may,
  description:
    "May a link in content be followed: the row that lets it pass, or why not. One call to the order service.",
  answer: LinkVerdict,
  input: {
    name: "LinkToTryInput",
    description: "A link that somebody tries.",
    told: "Which link.",
    schema: LinkToTry,
  },
  ask: (grant, body) => grant.call(jumpWhitelistRoutes.tried, { body }),
});

catalogueAdd({
  type: JumpWhitelist,
  field: "jumpWhitelist",
  may: "JUMP_WHITELIST.CREATE",
  schema: NewJumpWhitelist,
  description: "Adds a host that links in content may lead to, in use from then on.",
  add: (grant, body, options) => grant.call(jumpWhitelistRoutes.add, { body }, options),
});

catalogueToggle("Enable", {
  type: JumpWhitelist,
  field: "jumpWhitelist",
  may: "JUMP_WHITELIST.ENABLE",
  description: "Brings a host into use: links to it are followed.",
  write: (grant, id, options) => grant.call(jumpWhitelistRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: JumpWhitelist,
  field: "jumpWhitelist",
  may: "JUMP_WHITELIST.DISABLE",
  description: "Takes a host out of use: links to it are followed no more.",
  write: (grant, id, options) => grant.call(jumpWhitelistRoutes.disable, { params: { id } }, options),
});
