import {
  DefaultCityCode as DefaultCityCodeRow,
  DefaultCityCodeFilter,
  DefaultCityCodeInput,
  defaultCityCodeRoutes,
  defaultCityCodeSorts,
} from "@linehaul/schema/base-data/default-city-code";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { countryField } from "./country.ts";

const DefaultCityCode = catalogueEntity("DefaultCityCode", DefaultCityCodeRow, {
  description:
    "The city code of addresses in a region, or in a range of post codes, that come without one. Common to the sites.",
  may: ["DEFAULT_CITY_CODE.VIEW"],
  load: (ids, grant) => grant.call(defaultCityCodeRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "DEFAULT_CITY_CODE.EDIT",
    delete: "DEFAULT_CITY_CODE.DELETE",
  },
  fields: (t) => ({
    country: countryField(t),
  }),
});

list("defaultCityCodes", {
  type: DefaultCityCode,
  description: "Default city codes, a page. One call to the order service.",
  sorts: defaultCityCodeSorts,
  filter: DefaultCityCodeFilter,
  page: (grant, query) => grant.call(defaultCityCodeRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "DEFAULT_CITY_CODE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: DefaultCityCode,
  field: "defaultCityCode",
  may: { create: "DEFAULT_CITY_CODE.CREATE", edit: "DEFAULT_CITY_CODE.EDIT" },
  schema: DefaultCityCodeInput,
  save: (grant, body, options) => grant.call(defaultCityCodeRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: DefaultCityCode,
  field: "defaultCityCode",
  may: "DEFAULT_CITY_CODE.DELETE",
  description: "Deletes a default city code; orders that took it keep it.",
  write: (grant, id, options) => grant.call(defaultCityCodeRoutes.delete, { params: { id } }, options),
});
