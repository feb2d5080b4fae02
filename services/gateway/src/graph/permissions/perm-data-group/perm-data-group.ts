import {
  DataGroup as DataGroupRow,
  DataGroupFilter,
  DataGroupInput,
  dataGroupRoutes,
  dataGroupSorts,
} from "@linehaul/schema/permissions/perm-data-group";
import { narrowed } from "../../../access/grant.ts";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { knownCountries } from "../../../writing/known-countries.ts";
import "./enums.ts";

const DataGroup = catalogueEntity("DataGroup", DataGroupRow, {
  description: "Which rows its holders see (PERM-02): sites, countries, organisations, customers and their accounts.",
  may: ["PERM_DATA_GROUP.VIEW"],
  load: (ids, grant) => grant.call(dataGroupRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "PERM_DATA_GROUP.EDIT",
    turn: { enable: "PERM_DATA_GROUP.ENABLE", disable: "PERM_DATA_GROUP.DISABLE" },
  },
});

list("dataGroups", {
  type: DataGroup,
  description: "Data groups, a page. One call to the admin service.",
  sorts: dataGroupSorts,
  filter: DataGroupFilter,
  page: (grant, query) => grant.call(dataGroupRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "PERM_DATA_GROUP.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: DataGroup,
  field: "dataGroup",
  may: { create: "PERM_DATA_GROUP.CREATE", edit: "PERM_DATA_GROUP.EDIT" },
  schema: DataGroupInput,
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
