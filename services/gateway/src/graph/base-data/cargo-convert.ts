import {
  CargoConvert as CargoConvertRow,
  CargoConvertFilter,
  CargoConvertInput,
  cargoConvertRoutes,
  cargoConvertSorts,
  ConvertSystem,
} from "@linehaul/schema/base-data/cargo-convert";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";

enumOf(ConvertSystem);

const CargoConvert = catalogueEntity("CargoConvert", CargoConvertRow, {
  description: "What goods are called elsewhere: in imported sheets, with customs. Common to the sites.",
  may: ["CARGO_CONVERT.VIEW"],
  load: (ids, grant) => grant.call(cargoConvertRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "CARGO_CONVERT.EDIT",
    delete: "CARGO_CONVERT.DELETE",
  },
});

list("cargoConverts", {
  type: CargoConvert,
  description: "Cargo converts, a page. One call to the order service.",
  sorts: cargoConvertSorts,
  filter: CargoConvertFilter,
  page: (grant, query) => grant.call(cargoConvertRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CARGO_CONVERT.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: CargoConvert,
  field: "cargoConvert",
  may: { create: "CARGO_CONVERT.CREATE", edit: "CARGO_CONVERT.EDIT" },
  schema: CargoConvertInput,
  save: (grant, body, options) => grant.call(cargoConvertRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: CargoConvert,
  field: "cargoConvert",
  may: "CARGO_CONVERT.DELETE",
  description: "Deletes a cargo conversion: what is imported or pushed from then on stays as it is called.",
  write: (grant, id, options) => grant.call(cargoConvertRoutes.delete, { params: { id } }, options),
});
