import { Readable } from "node:stream";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { storedFile } from "@linehaul/kit/files/tables";
import { unaltered } from "@linehaul/kit/files/unaltered";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { and, eq } from "drizzle-orm";
import { mineContracts } from "./filter.ts";
import { contract, contractFile } from "./table.ts";

/**
 * A file of a contract; that it was taken is recorded first. It is read to its end before a byte of it is sent, for what is signed must be what
 * was uploaded: 422006 where it is not.
 */
export async function handOut(
  call: Call,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<FileAnswer> {
  const [found] = await call.db
    .select({ own: contractFile, stored: storedFile, site: contract.site, no: contract.contractNo })
    .from(contractFile)
    .innerJoin(contract, eq(contract.id, contractFile.contractId))
    .innerJoin(storedFile, eq(storedFile.id, contractFile.fileId))
    .where(and(await mineContracts(call), eq(contractFile.contractId, id), eq(contractFile.fileId, file)));
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const { own, stored, site, no } = found;
  const bytes = await unaltered(call.storage, stored, own.sha256);
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      emit({
        type: "contract.fileTaken",
        subject: id,
        site,
        kind: "EXPORT",
        after: { contractNo: no, file: own.name },
      });
      const { name, type, sha256 } = own;
      return { name, type, sha256, bytes: bytes.length, chunks: Readable.from([bytes]) };
    },
    { remember: false },
  );
}
