import { FeeKind } from "@linehaul/schema/base-data/add-service-fee-fields";
import {
  AddService as AddServiceRow,
  AddServiceAsks,
  AddServiceFilter,
  addServiceRoutes,
  addServiceSorts,
  SavedAddService,
} from "@linehaul/schema/base-data/add-service";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";

enumOf(AddServiceAsks);
enumOf(FeeKind);
const AddService = catalogueEntity("AddService", AddServiceRow, {
  description: "A add service.",
  may: ["ADD_SERVICE.VIEW"],
  load: (ids, grant) => grant.call(addServiceRoutes.byIds, { body: { ids: [...ids] } }),
  uses: (id, grant) => grant.call(addServiceRoutes.uses, { body: { id } }),
  acts: {
    edit: "ADD_SERVICE.EDIT",
    turn: { enable: "ADD_SERVICE.ENABLE", disable: "ADD_SERVICE.DISABLE" },
  },
});

list("addServices", {
  type: AddService,
  description: "Add-on services, a page. One call to the order service.",
  sorts: addServiceSorts,
  filter: AddServiceFilter,
  page: (grant, query) => grant.call(addServiceRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "ADD_SERVICE.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: AddService,
  field: "addService",
  may: { create: "ADD_SERVICE.CREATE", edit: "ADD_SERVICE.EDIT" },
  schema: SavedAddService,
  save: (grant, body, options) => grant.call(addServiceRoutes.saveOrModify, { body }, options),
});

catalogueToggle("Enable", {
  type: AddService,
  field: "addService",
  may: "ADD_SERVICE.ENABLE",
  description: "Brings a add service into use.",
  write: (grant, id, options) => grant.call(addServiceRoutes.enable, { body: { id } }, options),
});
catalogueToggle("Disable", {
  type: AddService,
  field: "addService",
  may: "ADD_SERVICE.DISABLE",
  description: "Takes a add service out of use.",
  write: (grant, id, options) => grant.call(addServiceRoutes.disable, { body: { id } }, options),
});
