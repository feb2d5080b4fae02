import { staffAuditAuthRoutes } from "@linehaul/schema/orders/staff-audit-auth/routes";
import {
  StaffAuditAuth as StaffAuditAuthRow,
  StaffAuditAuthFilter,
  StaffAuditAuthInput,
  staffAuditAuthSorts,
} from "@linehaul/schema/orders/staff-audit-auth/row";
import { viewerMay } from "../../../access/viewer-may.ts";
import { catalogueEntity } from "../../../catalogue/entity.ts";
import { catalogueSave } from "../../../catalogue/save.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { list } from "../../../contract/list.ts";
import { Country } from "../../base-data/country.ts";

const CREATE = "STAFF_AUDIT_AUTH.CREATE";
const EDIT = "STAFF_AUDIT_AUTH.EDIT";
const ENABLE = "STAFF_AUDIT_AUTH.ENABLE";
const DISABLE = "STAFF_AUDIT_AUTH.DISABLE";
export const StaffAuditAuth = catalogueEntity("StaffAuditAuth", StaffAuditAuthRow, {
  description: "To where a person reviews the orders of a site (PERM-10).",
  may: ["STAFF_AUDIT_AUTH.VIEW"],
  load: (ids, grant) => grant.call(staffAuditAuthRoutes.byIds, { body: { ids: [...ids] } }),
  acts: { edit: EDIT, turn: { enable: ENABLE, disable: DISABLE } },
  fields: (t) => ({
    destinations: t.field({
      type: [Country],
      nullable: true,
      description: "The same as countries, in their order, those that are kept; null: all.",
      resolve: async ({ countries }, _args, { visit }) => {
        if (countries === null) return null;
        const all = await visit.reference.countries.get();
        return countries.flatMap((code) => all.get(code) ?? []);
      },
    }),
  }),
});

list("staffAuditAuths", {
  type: StaffAuditAuth,
  description: "Who reviews the orders of the viewer's site, a page. One call to the order service.",
  sorts: staffAuditAuthSorts,
  filter: StaffAuditAuthFilter,
  page: (grant, query) => grant.call(staffAuditAuthRoutes.pageQuery, { body: query }),
  fields: (t) => ({ viewerMayCreate: viewerMay(t, CREATE, "May the viewer add one?") }),
});

catalogueSave({
  type: StaffAuditAuth,
  field: "staffAuditAuth",
  may: { create: CREATE, edit: EDIT },
  schema: StaffAuditAuthInput,
  save: (grant, body, options) => grant.call(staffAuditAuthRoutes.save, { body }, options),
});
catalogueToggle("Enable", {
  type: StaffAuditAuth,
  field: "staffAuditAuth",
  may: ENABLE,
  description:
    "Brings a row into use: the person's queue has its orders at the next request. Nobody does it with his own.",
  write: (grant, id, options) => grant.call(staffAuditAuthRoutes.enable, { params: { id } }, options),
});
catalogueToggle("Disable", {
  type: StaffAuditAuth,
  field: "staffAuditAuth",
  may: DISABLE,
  description: "Takes a row out of use: the person's queue is empty at the next request. Nobody does it with his own.",
  write: (grant, id, options) => grant.call(staffAuditAuthRoutes.disable, { params: { id } }, options),
});
