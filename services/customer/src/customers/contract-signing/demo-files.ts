import type { Db } from "@linehaul/kit/database-type";
import type { Storage } from "@linehaul/kit/storage/storage";
import { SITE_CODES } from "@linehaul/schema/sites";
import { and, desc, eq, ne } from "drizzle-orm";
import { demoPages, receiveDemo } from "../../demo-file.ts";
import { keepFiles } from "./files.ts";
import { contract, contractFile } from "./table.ts";

/** So many of each site's contracts, the newest that were ever signed, have files. */
const OF_SITE = 12;

/** Files that open, of the newest contracts of each site: the paper as it was signed. Added once. */
export async function seedContractFiles(db: Db, storage: Storage): Promise<void> {
  if ((await db.$count(contractFile)) > 0) return;
  const page = demoPages();
  for (const site of SITE_CODES) {
    const newest = await db
      .select()
      .from(contract)
      .where(and(eq(contract.site, site), ne(contract.state, "DRAFT")))
      .orderBy(desc(contract.modifiedAt), desc(contract.id))
      .limit(OF_SITE);
    for (const { id, kind, contractNo, createdBy, createdAt: at } of newest) {
      const caller = { user: `demo:${createdBy}`, site };
      const bytes = await page(kind.toLowerCase());
      const sent = { caller, purpose: "contractFile", name: `${contractNo}.jpg`, bytes, at } as const;
      const file = await receiveDemo({ db, storage }, sent);
      await db.transaction((tx) => keepFiles(tx, { caller }, id, [file]));
    }
  }
}
