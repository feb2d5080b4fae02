import { catalogueColumns } from "@linehaul/kit/catalogue";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";

/** Hosts that links in content may lead to. Common to the sites. */
export const jumpWhitelist = pgTable(
  "jump_whitelist",
  {
    ...catalogueColumns(),
    /** As `URL` has it: small letters, punycode. */
    host: text().notNull(),
    remark: text().notNull(),
  },
  (t) => [uniqueIndex("jump_whitelist_host").on(t.host), index("jump_whitelist_modified").on(t.modifiedAt, t.id)],
);
