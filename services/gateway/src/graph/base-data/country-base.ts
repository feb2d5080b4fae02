import {
  CountryBase as CountryBaseRow,
  CountryBaseFilter,
  CountryBaseInput,
  countryBaseRoutes as routes,
  countryBaseSorts,
  levelsIn,
} from "@linehaul/schema/base-data/country-base";
import { nameIn } from "@linehaul/schema/base-data/coded";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { pullOfCatalogue } from "../../catalogue/pull.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";

const EDIT = "COUNTRY_BASE.EDIT";
const CountryBase = catalogueEntity("CountryBase", CountryBaseRow, {
  description:
    "A country with what the house obeys of it: telephone prefix, money, zone, post codes and what levels of its places are called (SYS-07). Common to the sites.",
  may: ["COUNTRY_BASE.VIEW"],
  load: (ids, grant) => grant.call(routes.byIds, { body: { ids: [...ids] } }),
  // The module has no other button: who edits countries says whether forms offer them.
  acts: { edit: EDIT, turn: { enable: EDIT, disable: EDIT } },
  uses: (id, grant) => grant.call(routes.uses, { body: { id } }),
  fields: (t) => ({
    levels: t.stringList({
      description: "What the levels of its places are called in the request's language, the largest first.",
      resolve: (row, _args, { visit }) => [...levelsIn(row, visit.language)],
    }),
    called: t.string({
      description: "Its name in the request's language.",
      resolve: (row, _args, { visit }) => nameIn(row, visit.language),
    }),
  }),
});

list("countryBases", {
  type: CountryBase,
  description: "Countries with what the house obeys of them, a page. One call to the order service.",
  sorts: countryBaseSorts,
  filter: CountryBaseFilter,
  page: (grant, query) => grant.call(routes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, EDIT, "May the viewer add one?") }),
});

catalogueSave({
  type: CountryBase,
  field: "countryBase",
  may: { create: EDIT, edit: EDIT },
  schema: CountryBaseInput,
  save: (grant, body, options) => grant.call(routes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: CountryBase,
  field: "countryBase",
  may: EDIT,
  description: "Brings a country into use: forms offer it again.",
  write: (grant, id, options) => grant.call(routes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: CountryBase,
  field: "countryBase",
  may: EDIT,
  description: "Takes a country out of use: forms offer it no more; rows and orders that name it keep it.",
  write: (grant, id, options) => grant.call(routes.disable, { params: { id } }, options),
});

pullOfCatalogue("Countries", {
  may: "COUNTRY_BASE.SYNC",
  what: "countries",
  look: (grant) => grant.call(routes.syncLook, {}),
  pull: (grant, body, options) => grant.call(routes.sync, { body }, options),
});
