import { expect, test } from "vitest";
import { brought } from "./tables.ts";
import { onEachDatabase } from "./testing/database.ts";
import { sampleMigrations } from "./testing/sample/service.ts";
import { claimForDemo, claimForProduction } from "./whose-data.ts";

onEachDatabase(sampleMigrations, (database) => {
  const fresh = () => database().db.delete(brought);

  test("SEC-07 a database with demo data is not served in PRD", async () => {
    await fresh();
    await claimForDemo(database().db);
    await claimForDemo(database().db);
    await expect(claimForProduction(database().db)).rejects.toThrow("holds demo accounts or data, which PRD refuses");
  });

  test("SEC-07 nor is one in which the service itself finds demo data", async () => {
    await fresh();
    await expect(claimForProduction(database().db, async () => true)).rejects.toThrow("which PRD refuses");
  });

  test("SEC-07 a database that PRD has served takes no demo data, whoever asks", async () => {
    await fresh();
    await claimForProduction(database().db);
    await claimForProduction(database().db);
    await expect(claimForDemo(database().db)).rejects.toThrow("takes no demo data");
  });
});
