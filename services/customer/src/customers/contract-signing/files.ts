import type { Db } from "@linehaul/kit/database-type";
import { holdFile, letGo } from "@linehaul/kit/files/kept";
import { and, asc, eq, inArray } from "drizzle-orm";
import { contractFile } from "./table.ts";

/** The record that holds a file. */
const holder = (contractId: string, fileId: string): string => `contract:${contractId}:${fileId}`;

/** Whose uploads they are: a call's, or the demo's. */
type Whose = Pick<Parameters<typeof holdFile>[1], "caller">;

/** Makes these the files of a draft, in their order: those that it has stay, others are the caller's own uploads, and what is left out goes. */
export async function keepFiles(
  tx: Db,
  { caller }: Whose,
  contractId: string,
  wanted: readonly string[],
): Promise<void> {
  const had = await tx
    .select()
    .from(contractFile)
    .where(eq(contractFile.contractId, contractId))
    .orderBy(asc(contractFile.place));
  const gone = had.filter(({ fileId }) => !wanted.includes(fileId));
  for (const { fileId } of gone) await letGo(tx, holder(contractId, fileId));
  if (gone.length > 0)
    await tx.delete(contractFile).where(
      and(
        eq(contractFile.contractId, contractId),
        inArray(
          contractFile.fileId,
          gone.map(({ fileId }) => fileId),
        ),
      ),
    );
  const known = new Set(had.map(({ fileId }) => fileId));
  for (const [place, id] of wanted.entries()) {
    const of = and(eq(contractFile.contractId, contractId), eq(contractFile.fileId, id));
    if (known.has(id)) await tx.update(contractFile).set({ place }).where(of);
    else {
      const asked = { id, purpose: "contractFile", caller } as const;
      const { name, type, bytes, sha256 } = await holdFile(tx, asked, holder(contractId, id));
      await tx.insert(contractFile).values({ contractId, fileId: id, place, name, type, bytes, sha256 });
    }
  }
}
