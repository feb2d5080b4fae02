import {
  StatusMapping as StatusMappingRow,
  StatusMappingFilter,
  StatusMappingInput,
  statusMappingRoutes,
  statusMappingSorts,
  StatusSystem,
} from "@linehaul/schema/base-data/status-mapping";
import { viewerMay } from "../../access/viewer-may.ts";
import { catalogueEntity } from "../../catalogue/entity.ts";
import { catalogueSave } from "../../catalogue/save.ts";
import { catalogueToggle } from "../../catalogue/toggle.ts";
import { list } from "../../contract/list.ts";
import { enumOf } from "../../contract/named.ts";

enumOf(StatusSystem);

const StatusMapping = catalogueEntity("StatusMapping", StatusMappingRow, {
  description: "What an outside system calls a state of orders (ORD-13). Common to the sites.",
  may: ["STATUS_MAPPING.VIEW"],
  load: (ids, grant) => grant.call(statusMappingRoutes.byIds, { body: { ids: [...ids] } }),
  acts: {
    edit: "STATUS_MAPPING.EDIT",
    delete: "STATUS_MAPPING.DELETE",
  },
});

list("statusMappings", {
  type: StatusMapping,
  description: "Order status mappings, a page. One call to the order service.",
  sorts: statusMappingSorts,
  filter: StatusMappingFilter,
  page: (grant, query) => grant.call(statusMappingRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, "STATUS_MAPPING.CREATE", "May the viewer add one?") }),
});

catalogueSave({
  type: StatusMapping,
  field: "statusMapping",
  may: { create: "STATUS_MAPPING.CREATE", edit: "STATUS_MAPPING.EDIT" },
  schema: StatusMappingInput,
  save: (grant, body, options) => grant.call(statusMappingRoutes.save, { body }, options),
});

catalogueToggle("Delete", {
  type: StatusMapping,
  field: "statusMapping",
  may: "STATUS_MAPPING.DELETE",
  description: "Deletes a mapping: orders in its state can't be pushed to the system any more.",
  write: (grant, id, options) => grant.call(statusMappingRoutes.delete, { params: { id } }, options),
});
