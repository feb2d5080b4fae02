import type { Db } from "@linehaul/kit/database-type";
import { holdFile } from "@linehaul/kit/files/kept";
import { localScanner } from "@linehaul/kit/files/local-scanner";
import { marked } from "@linehaul/kit/files/marked";
import { receive } from "@linehaul/kit/files/receive";
import type { Storage } from "@linehaul/kit/storage/storage";
import { type PaperCode, papersFor } from "@linehaul/schema/customers/information-application/papers";
import { eq } from "drizzle-orm";
import { Readable } from "node:stream";
import sharp from "sharp";
import { customers } from "../customer/table.ts";
import { holder } from "./papers.ts";
import { application, applicationPaper, type ApplicationRecord } from "./table.ts";

/** A page upright, in points. */
const PAGE = { width: 595, height: 842 } as const;
const words = (paper: PaperCode): string => paper.toLowerCase().replaceAll("_", "-");

/** Pages that nobody takes for real ones, each drawn once: what it says stands all over it. */
function demoPages(): (paper: PaperCode) => Promise<Buffer> {
  const drawn = new Map<PaperCode, Promise<Buffer>>();
  const draw = async (paper: PaperCode) => {
    const blank = await sharp({ create: { ...PAGE, channels: 3, background: "#f6f4ee" } })
      .jpeg()
      .toBuffer();
    return marked(blank, "image/jpeg", `SPECIMEN ${words(paper)}`);
  };
  return (paper) => {
    const page = drawn.get(paper) ?? draw(paper);
    drawn.set(paper, page);
    return page;
  };
}

interface Given {
  readonly db: Db;
  readonly storage: Storage;
  readonly page: (paper: PaperCode) => Promise<Buffer>;
}
/** Gives an application files of these papers, as somebody would have sent them. */
async function addPapers(
  { db, storage, page }: Given,
  { id: applicationId, site, createdBy, createdAt }: ApplicationRecord,
  papers: readonly PaperCode[],
): Promise<void> {
  const caller = { user: `demo:${createdBy}`, site };
  for (const paper of papers) {
    const chunks = Readable.from([await page(paper)]);
    const { id: fileId } = await receive(
      { db, storage, scanner: localScanner, now: () => createdAt },
      { caller, purpose: "applicationPaper", name: `${words(paper)}.jpg`, chunks },
    );
    await db.transaction(async (tx) => {
      const asked = { id: fileId, purpose: "applicationPaper", caller } as const;
      const { name, type, bytes, sha256 } = await holdFile(tx, asked, holder(applicationId, fileId));
      await tx.insert(applicationPaper).values({ applicationId, paper, fileId, name, type, bytes, sha256 });
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
