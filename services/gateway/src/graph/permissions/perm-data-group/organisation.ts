import { dataGroupRoutes, Organisation as OrganisationContract } from "@linehaul/schema/permissions/perm-data-group";
import { builder } from "../../../access/builder.ts";
import { objectOf } from "../../../contract/named.ts";

const Organisation = objectOf(OrganisationContract);

builder.queryField("organisations", (t) =>
  t.may(...dataGroupRoutes.organisations.may).field({
    type: [Organisation],
    description: "Every organisation, by code. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(dataGroupRoutes.organisations, {}),
  }),
);
