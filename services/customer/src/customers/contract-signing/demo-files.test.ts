import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storedFile } from "@linehaul/kit/files/tables";
import { unaltered } from "@linehaul/kit/files/unaltered";
import { folderStorage } from "@linehaul/kit/storage/folder";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { SITE_CODES } from "@linehaul/schema/sites";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledCustomer } from "../../testing/filled.ts";
import { seedContractFiles } from "./demo-files.ts";
import { contract, contractFile } from "./table.ts";

onEachDatabase(filledCustomer(), (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "contracts-demo-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("CUS-22 the demo's newest signed contracts of each site have files that open, once", async () => {
    const { db } = database();
    const storage = folderStorage(folder);
    await seedContractFiles(db, storage);
    await seedContractFiles(db, storage);
    const files = await db
      .select({ own: contractFile, stored: storedFile, of: contract })
      .from(contractFile)
      .innerJoin(contract, eq(contract.id, contractFile.contractId))
      .innerJoin(storedFile, eq(storedFile.id, contractFile.fileId));
    for (const site of SITE_CODES) expect(files.filter(({ of }) => of.site === site)).toHaveLength(12);
    expect(files.every(({ of }) => of.signedAt !== null)).toBe(true);
    const [{ own, stored } = files[0]!] = files;
    expect((await unaltered(storage, stored, own.sha256)).length).toBe(own.bytes);
  });
});
