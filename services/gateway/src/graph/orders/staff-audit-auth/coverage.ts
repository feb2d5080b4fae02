import { staffAuditAuthRoutes } from "@linehaul/schema/orders/staff-audit-auth/routes";
import { AuditCoverage as AuditCoverageContract } from "@linehaul/schema/orders/staff-audit-auth/row";
import { builder } from "../../../access/builder.ts";
import { objectOf } from "../../../contract/named.ts";
import { Country, countryOf } from "../../base-data/country.ts";

const AuditCoverage = objectOf(AuditCoverageContract, {
  more: (t) => ({
    country: t.field({
      type: Country,
      nullable: true,
      description: "The destination; null: a code that is not in the list.",
      resolve: ({ countryCode }, _args, context) => countryOf(countryCode, context),
    }),
  }),
});

builder.queryField("auditCoverage", (t) =>
  t.may("STAFF_AUDIT_AUTH.VIEW").field({
    type: [AuditCoverage],
    description:
      "Destinations whose orders wait for a review at the viewer's site, with who may review them: those that nobody may pass unseen (PERM-10). One call to the order service.",
    resolve: (_root, _args, grant) => grant.call(staffAuditAuthRoutes.coverage, {}),
  }),
);
