import { catalogueView } from "@linehaul/kit/catalogue";
import { anyContains } from "@linehaul/kit/contains";
import type { JumpWhitelist, JumpWhitelistFilter } from "@linehaul/schema/base-data/jump-whitelist/jump-whitelist";
import { and, eq, type SQL } from "drizzle-orm";
import { jumpWhitelist } from "./table.ts";

export const view = (row: typeof jumpWhitelist.$inferSelect): JumpWhitelist => ({ ...row, ...catalogueView(row) });
export const kind = { table: jumpWhitelist, row: view, event: "jumpWhitelist.changed" };

export const matching = ({ keyword, status }: JumpWhitelistFilter = {}): SQL | undefined =>
  and(anyContains([jumpWhitelist.host, jumpWhitelist.remark], keyword), status && eq(jumpWhitelist.status, status));
