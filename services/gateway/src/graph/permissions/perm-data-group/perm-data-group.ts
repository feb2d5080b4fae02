import { z } from "zod";
import {
  DATA_GROUP_SORTS,
  dataGroupFilter,
  DataGroupInput,
  dataGroupRoutes,
  type DataGroup as Row,
} from "@linehaul/schema/permissions/perm-data-group";
import { SITE_CODES } from "@linehaul/schema/sites";
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
import { ConfigStatus, SiteCode } from "../../../contract/common.ts";
import { DataGroupKind, DataGroupRule } from "./enums.ts";

export const DataGroup = entity("DataGroup", {
  description: "Which rows its holders see (PERM-02): sites, countries, organisations and customers.",
  may: ["PERM_DATA_GROUP.VIEW"],
  key: (group: Row) => group.id,
  kinds: [CatalogueRow, SwitchableRow],
  load: (ids, grant) => grant.call(dataGroupRoutes.byIds, { body: { ids: [...ids] } }),
  fields: (t) => ({
    code: t.exposeString("code", { description: "E.g. `SITE_MY`." }),
    name: t.exposeString("name", { description: "What it is called." }),
    kind: t.expose("kind", { type: DataGroupKind, description: "Named codes or rules." }),
    sites: t.field({
      type: [SiteCode],
      description: "Sites that it names.",
      resolve: (g) => SITE_CODES.filter((site) => g.sites.includes(site)),
    }),
    countries: t.exposeStringList("countries", { description: "ISO 3166-1 alpha-2 codes that it names." }),
    orgs: t.exposeStringList("orgs", { description: "Codes of organisations that it names." }),
    customers: t.exposeStringList("customers", { description: "Customer codes that it names." }),
    rules: t.expose("rules", { type: [DataGroupRule], description: "What a variable group looks up." }),
    holders: t.exposeInt("holders", { description: "How many accounts hold it, whatever their days." }),
    ...catalogueFields(t),
    viewerMayEdit: viewerMay(t, "PERM_DATA_GROUP.EDIT", "May the viewer edit it?"),
    viewerMayEnable: viewerMay(t, "PERM_DATA_GROUP.ENABLE", "May the viewer bring it into use?"),
    viewerMayDisable: viewerMay(t, "PERM_DATA_GROUP.DISABLE", "May the viewer take it out of use?"),
  }),
});

catalogueConnection("dataGroups", {
  type: DataGroup,
  description: "Data groups, a page. One call to the admin service.",
  may: DataGroup.may,
  sorts: DATA_GROUP_SORTS,
  sortKeys: {
    CODE_ASC: ascending((g: Row) => g.code),
    CODE_DESC: textDescending((g: Row) => g.code),
    MODIFIED_AT_DESC: newestFirst((g: Row) => g.modifiedAt),
  },
  filter: {
    schema: z.object(dataGroupFilter),
    input: builder.inputType("DataGroupFilter", {
      description: "Conditions that must all hold.",
      fields: (t) => ({
        keyword: t.string({ description: "In code or name." }),
        status: t.field({ type: ConfigStatus, description: "In use or not." }),
        kind: t.field({ type: DataGroupKind, description: "Constant or variable." }),
      }),
    }),
  },
  page: (grant, query) => grant.call(dataGroupRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_DATA_GROUP.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: DataGroup,
  field: "dataGroup",
  may: { create: "PERM_DATA_GROUP.CREATE", edit: "PERM_DATA_GROUP.EDIT" },
  schema: DataGroupInput,
  input: (t) => ({
    code: t.string({ required: true, description: "Capital letters, digits, underscores; 2–40." }),
    name: t.string({ required: true, description: "Up to 60 characters." }),
    kind: t.field({ type: DataGroupKind, required: true, description: "Named codes or rules." }),
    sites: t.field({ type: [SiteCode], description: "Sites; only in a constant group." }),
    countries: t.stringList({ description: "Codes of the list of countries; only in a constant group." }),
    orgs: t.stringList({ description: "Codes of organisations; only in a constant group." }),
    customers: t.stringList({ description: "Customer codes, 10 digits each; only in a constant group." }),
    rules: t.field({ type: [DataGroupRule], description: "Rules; only in a variable group." }),
  }),
  save: async (grant, body, options) => {
    await knownCountries(grant, { countries: body.countries });
    return body.id === undefined
      ? narrowed(grant, "PERM_DATA_GROUP.CREATE").call(dataGroupRoutes.add, { body }, options)
      : narrowed(grant, "PERM_DATA_GROUP.EDIT").call(dataGroupRoutes.update, { body }, options);
  },
});

catalogueToggle("Enable", {
  type: DataGroup,
  field: "dataGroup",
  may: "PERM_DATA_GROUP.ENABLE",
  description: "Brings a data group into use: its holders see its rows again.",
  write: (grant, id, options) => grant.call(dataGroupRoutes.changeState, { body: { id, status: "ENABLED" } }, options),
});
catalogueToggle("Disable", {
  type: DataGroup,
  field: "dataGroup",
  may: "PERM_DATA_GROUP.DISABLE",
  description: "Takes a data group out of use: it opens no rows, at once.",
  write: (grant, id, options) => grant.call(dataGroupRoutes.changeState, { body: { id, status: "DISABLED" } }, options),
});
