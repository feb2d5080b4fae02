import { catalogueView } from "@linehaul/kit/catalogue";
import type { Resource } from "@linehaul/schema/permissions/perm-resource";
import type { resource } from "./table.ts";

/** A resource as the routes answer it. */
export const resourceView = (row: typeof resource.$inferSelect): Resource => ({ ...row, ...catalogueView(row) });
