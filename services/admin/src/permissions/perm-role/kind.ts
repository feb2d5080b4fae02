import { catalogueView } from "@linehaul/kit/catalogue";
import type { Role } from "@linehaul/schema/permissions/perm-role";
import { role } from "./table.ts";

/** Roles as the catalogue functions take them. The event names the role, so that gateways forget who works in it. */
export const roleKind = {
  table: role,
  row: (row: typeof role.$inferSelect): Role => ({ ...row, ...catalogueView(row) }),
  event: "permission.changed",
  data: ({ id }: Role) => ({ roles: [id] }),
};
