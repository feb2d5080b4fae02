import { folderStorage } from "@linehaul/kit/storage/folder";
import { onEachDatabase } from "@linehaul/kit/testing/database";
import { APPLICATION_KINDS, APPLICATION_STATUSES } from "@linehaul/schema/customers/information-application/lifecycle";
import { eq } from "drizzle-orm";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { filledCustomer } from "../../testing/filled.ts";
import { customerReview } from "../customer-review/table.ts";
import { seedApplicationPapers } from "./demo-papers.ts";
import { application } from "./table.ts";
import { applicationViews } from "./view.ts";

onEachDatabase(filledCustomer(), (database) => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "applications-demo-"));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("CUS-19 the demo has applications of every kind and status, with the papers that they need, once; reviews are about them", async () => {
    const { db } = database();
    const storage = folderStorage(folder);
    await seedApplicationPapers(db, storage);
    await seedApplicationPapers(db, storage);
    const rows = await db.select().from(application);
    expect(rows).toHaveLength(27);
    const views = await applicationViews(db, rows, "u-1");
    expect([...new Set(views.map(({ kind }) => kind))].toSorted()).toEqual(APPLICATION_KINDS.toSorted());
    expect([...new Set(views.map(({ status }) => status))].toSorted()).toEqual(APPLICATION_STATUSES.toSorted());
    const whole = views.filter(({ status }) => status !== "DRAFT");
    expect(whole.flatMap(({ papers }) => papers).filter((one) => one.isRequired && one.file === null)).toEqual([]);
    const reviews = await db.$count(customerReview, eq(customerReview.kind, "APPLICATION"));
    expect(reviews).toBe(whole.filter(({ kind }) => kind !== "CARD").length);
  });
});
