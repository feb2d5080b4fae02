import { ROLE_TYPES } from "@linehaul/schema/permissions/perm-role";
import { builder } from "../../../access/builder.ts";

export const RoleType = builder.enumType("RoleType", {
  description: "Whom a role is for (PERM-07): `admin` roles run the console, `common` ones work in it.",
  values: ROLE_TYPES,
});
