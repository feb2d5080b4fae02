import type { Db } from "@linehaul/kit/database-type";
import { holdFile } from "@linehaul/kit/files/kept";
import type { Storage } from "@linehaul/kit/storage/storage";
import { type PaperCode, papersFor } from "@linehaul/schema/customers/information-application/papers";
import { eq } from "drizzle-orm";
import { demoPages, type DemoStore, receiveDemo } from "../../demo-file.ts";
import { customers } from "../customer/table.ts";
import { holder } from "./papers.ts";
import { application, applicationPaper, type ApplicationRecord } from "./table.ts";

const words = (paper: PaperCode): string => paper.toLowerCase().replaceAll("_", "-");

interface Given extends DemoStore {
  readonly page: ReturnType<typeof demoPages>;
}
/** Gives an application files of these papers, as somebody would have sent them. */
async function addPapers(
  { page, ...store }: Given,
  { id: applicationId, site, createdBy, createdAt: at }: ApplicationRecord,
  papers: readonly PaperCode[],
): Promise<void> {
  const sent = { caller: { user: `demo:${createdBy}`, site }, purpose: "applicationPaper" } as const;
  for (const paper of papers) {
    const what = words(paper);
    const id = await receiveDemo(store, { ...sent, name: `${what}.jpg`, bytes: await page(what), at });
    await store.db.transaction(async (tx) => {
      const { name, type, bytes, sha256 } = await holdFile(tx, { ...sent, id }, holder(applicationId, id));
      await tx.insert(applicationPaper).values({ applicationId, paper, fileId: id, name, type, bytes, sha256 });
    });
  }
}

/** Files that open, of what the demo's companies apply for: a draft lacks all but the first. Added once. */
export async function seedApplicationPapers(db: Db, storage: Storage): Promise<void> {
  if ((await db.$count(applicationPaper)) > 0) return;
  const page = demoPages();
  const rows = await db
    .select({ row: application, customer: customers })
    .from(application)
    .innerJoin(customers, eq(customers.id, application.customerId));
  for (const { row, customer } of rows) {
    const needed = papersFor({ ...customer, kind: row.kind }).filter(({ isRequired }) => isRequired);
    const papers = needed.slice(0, row.status === "DRAFT" ? 1 : needed.length).map(({ paper }) => paper);
    await addPapers({ db, storage, page }, row, papers);
  }
}
