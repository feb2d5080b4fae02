import {
  DATA_GROUP_KINDS,
  type DATA_GROUP_RULES,
  DIMENSIONS,
  GRANT_STATES,
} from "@linehaul/schema/permissions/perm-data-group";
import { SCOPED_RECORDS } from "@linehaul/schema/scope";
import { builder } from "../../../access/builder.ts";

export const DataGroupKind = builder.enumType("DataGroupKind", {
  description: "CONSTANT names its codes; VARIABLE finds them for each user by rules (PERM-02).",
  values: DATA_GROUP_KINDS,
});

export const DataGroupRule = builder.enumType("DataGroupRule", {
  description: "What a variable group looks up for each user; a user without the attribute gets nothing of it.",
  values: {
    USER_SITE: { description: "The site of the user's country." },
    USER_COUNTRY: { description: "The user's country." },
    USER_ORG: { description: "The user's organisation." },
    USER_CUSTOMERS: { description: "The customers that the user looks after, by work number." },
  } satisfies Record<(typeof DATA_GROUP_RULES)[number], object>,
});

export const Dimension = builder.enumType("Dimension", {
  description: "What data groups restrict rows by: the union within a dimension, all dimensions at once.",
  values: DIMENSIONS,
});

export const ScopedRecord = builder.enumType("ScopedRecord", {
  description: "Records whose rows belong to a site, and that data groups can limit further (PERM-02).",
  values: SCOPED_RECORDS,
});

export const GrantState = builder.enumType("GrantState", {
  description:
    "Has a grant its effect now? By its days in the site's zone (PERM-04), and by what it grants being in use.",
  values: GRANT_STATES,
});
