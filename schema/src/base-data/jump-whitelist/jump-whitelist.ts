import { z } from "zod";
import { ById, ByIds, catalogueRow, inUse } from "../../catalogue.ts";
import { keyword, note } from "../../field.ts";
import { page, pageQuery } from "../../paging.ts";
import { routesOf } from "../../route.ts";
import { sortNames, type Sorts } from "../../sorts.ts";
import { webHost } from "../web-host/web-host.ts";
import { LinkRefusal } from "./follow-link.ts";

const own = {
  host: webHost().describe(
    "A host that links in content may lead to, e.g. `help.example.com`: no IP address, at least two labels, in use once; its sub-domains are other hosts. Kept as browsers have it: small letters, international names in punycode.",
  ),
  remark: note(200).describe("Why, for those who administer it; may be empty."),
};
/** What a form of one takes. */
export const NewJumpWhitelist = z.object({ ...own, remark: own.remark.default("") });
export type NewJumpWhitelist = z.infer<typeof NewJumpWhitelist>;
export const JumpWhitelist = catalogueRow("JumpWhitelist", own);
export type JumpWhitelist = z.infer<typeof JumpWhitelist>;

export const jumpWhitelistSorts = {
  HOST_ASC: "host",
  HOST_DESC: "host",
  MODIFIED_AT_DESC: "modifiedAt",
} as const satisfies Sorts<JumpWhitelist>;
export const JumpWhitelistFilter = z.object({ keyword: keyword("the host and the remark"), status: inUse });
export type JumpWhitelistFilter = z.infer<typeof JumpWhitelistFilter>;

/** A link that somebody tries. */
export const LinkToTry = z.object({
  link: z
    .string("required")
    .trim()
    .min(1, "required")
    .max(2000, "text.max")
    .describe("A link as content would have it, whole: `https://help.example.com/parcels`."),
});
export const LinkVerdict = z
  .object({
    href: z.string().nullable().describe("Where it leads to, as browsers read it; null: it is not followed."),
    row: JumpWhitelist.nullable().describe("The row of its host: it lets it pass, or is out of use; null: none."),
    refusal: LinkRefusal.nullable().describe("Why it is not followed; null: it is."),
  })
  .meta({ id: "LinkVerdict", description: "May a link in content be followed, and which row says so (SYS-08)?" });
export type LinkVerdict = z.infer<typeof LinkVerdict>;

const { read, write } = routesOf("order");
/** Where links in content may lead to. */
export const jumpWhitelistRoutes = {
  queryPage: read("/jumpWhiteList/queryPage", {
    may: ["JUMP_WHITELIST.VIEW"],
    summary: "Hosts that links in content may lead to, a page; common to all sites",
    body: pageQuery({ filter: JumpWhitelistFilter.shape, sort: sortNames(jumpWhitelistSorts) }),
    result: page(JumpWhitelist),
  }),
  byIds: read("/jumpWhiteList/byIds", {
    may: ["JUMP_WHITELIST.VIEW"],
    summary: "Hosts that links may lead to by id",
    body: ByIds,
    result: z.array(JumpWhitelist),
  }),
  tried: read("/jumpWhiteList/try", {
    may: ["JUMP_WHITELIST.VIEW"],
    summary: "May a link be followed: the row that lets it pass, or why not",
    body: LinkToTry,
    result: LinkVerdict,
  }),
  add: write("/jumpWhiteList/add", {
    may: ["JUMP_WHITELIST.CREATE"],
    summary: "Add a host that links may lead to; 409001 at `host` where it is on the list",
    body: NewJumpWhitelist,
    result: JumpWhitelist,
  }),
  enable: write("/jumpWhiteList/enable/:id", {
    may: ["JUMP_WHITELIST.ENABLE"],
    summary: "Bring a host into use: links to it are followed",
    params: ById,
    result: JumpWhitelist,
  }),
  disable: write("/jumpWhiteList/disable/:id", {
    may: ["JUMP_WHITELIST.DISABLE"],
    summary: "Take a host out of use: links to it are followed no more",
    params: ById,
    result: JumpWhitelist,
  }),
} as const;
