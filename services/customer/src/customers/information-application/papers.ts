import type { Call } from "@linehaul/kit/call";
import type { Db } from "@linehaul/kit/database-type";
import { holdFile, letGo } from "@linehaul/kit/files/kept";
import type { SaveApplication } from "@linehaul/schema/customers/information-application/write";
import { and, eq } from "drizzle-orm";
import { applicationPaper } from "./table.ts";

/** The record that holds a file. */
export const holder = (applicationId: string, fileId: string): string => `application:${applicationId}:${fileId}`;

/** Makes these the papers of an application: those that it has stay, others are the caller's own uploads, and what is left out goes. */
export async function keepPapers(
  tx: Db,
  call: Call,
  applicationId: string,
  wanted: SaveApplication["papers"],
): Promise<void> {
  const had = await tx.select().from(applicationPaper).where(eq(applicationPaper.applicationId, applicationId));
  const stays = (one: { readonly paper: string; readonly fileId: string }) =>
    wanted.some(({ paper, file }) => paper === one.paper && file === one.fileId);
  for (const { paper, fileId } of had.filter((one) => !stays(one))) {
    await letGo(tx, holder(applicationId, fileId));
    await tx
      .delete(applicationPaper)
      .where(and(eq(applicationPaper.applicationId, applicationId), eq(applicationPaper.paper, paper)));
  }
  for (const { paper, file: fileId } of wanted) {
    if (had.some((one) => one.paper === paper && one.fileId === fileId)) continue;
    const asked = { id: fileId, purpose: "applicationPaper", caller: call.caller } as const;
    const { name, type, bytes, sha256 } = await holdFile(tx, asked, holder(applicationId, fileId));
    await tx.insert(applicationPaper).values({ applicationId, paper, fileId, name, type, bytes, sha256 });
  }
}
