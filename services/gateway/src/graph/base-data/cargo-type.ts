import {
  CargoType as CargoTypeRow,
  CargoTypeFilter,
  CargoTypeInput,
  cargoTypeRoutes,
  cargoTypeSorts,
} from "@linehaul/schema/base-data/cargo-type";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";

const CargoType = catalogueEntity("CargoType", CargoTypeRow, {
  description: "What is sent: a document, a parcel, what needs papers. Common to the sites.",
  may: ["CARGO_TYPE.VIEW"],
  load: (ids, grant) => grant.call(cargoTypeRoutes.byIds, { body: { ids: [...ids] } }),
  uses: (id, grant) => grant.call(cargoTypeRoutes.uses, { body: { id } }),
  acts: {
    edit: "CARGO_TYPE.EDIT",
    turn: { enable: "CARGO_TYPE.ENABLE", disable: "CARGO_TYPE.DISABLE" },
  },
});

list("cargoTypes", {
  type: CargoType,
  description: "Cargo types, a page. One call to the order service.",
  sorts: cargoTypeSorts,
  filter: CargoTypeFilter,
  page: (grant, query) => grant.call(cargoTypeRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "CARGO_TYPE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: CargoType,
  field: "cargoType",
  may: { create: "CARGO_TYPE.CREATE", edit: "CARGO_TYPE.EDIT" },
  schema: CargoTypeInput,
  save: (grant, body, options) => grant.call(cargoTypeRoutes.save, { body }, options),
});

catalogueToggle("Enable", {
  type: CargoType,
  field: "cargoType",
  may: "CARGO_TYPE.ENABLE",
  description: "Brings a cargo type into use.",
  write: (grant, id, options) => grant.call(cargoTypeRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: CargoType,
  field: "cargoType",
  may: "CARGO_TYPE.DISABLE",
  description: "Takes a cargo type out of use; orders keep it.",
  write: (grant, id, options) => grant.call(cargoTypeRoutes.disable, { params: { id } }, options),
});
