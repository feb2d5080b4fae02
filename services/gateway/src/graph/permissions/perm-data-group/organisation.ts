import { dataGroupRoutes, type Organisation as Row } from "@linehaul/schema/permissions/perm-data-group";
import { builder } from "../../../access/builder.ts";

const Organisation = builder.objectRef<Row>("Organisation").implement({
  description: "An organisation that data groups and accounts name.",
  fields: (t) => ({
    code: t.exposeString("code", { description: "E.g. `MYOPS`." }),
    name: t.exposeString("name", { description: "What it is called." }),
    countryCode: t.exposeString("countryCode", { description: "ISO 3166-1 alpha-2." }),
  }),
});

builder.queryField("organisations", (t) =>
  t.may("PERM_DATA_GROUP.VIEW", "PERM_LEAF_ACCOUNT.VIEW").field({
    type: [Organisation],
    description: "Every organisation, by code. One call to the admin service.",
    resolve: (_root, _args, grant) => grant.call(dataGroupRoutes.organisations, {}),
  }),
);
