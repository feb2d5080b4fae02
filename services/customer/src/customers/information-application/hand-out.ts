import { Readable } from "node:stream";
import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { storedFile } from "@linehaul/kit/files/tables";
import { unaltered } from "@linehaul/kit/files/unaltered";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { and, eq, inArray, ne, type SQL } from "drizzle-orm";
import { mineApplications } from "./filter.ts";
import { application, applicationPaper } from "./table.ts";

/** Who comes with the button of reviews sees what waits for one, and what passed: no draft, and no card. */
const reviewed = (call: Call): SQL | undefined =>
  call.caller.button === "CUSTOMER_REVIEW.AUDIT"
    ? and(inArray(application.status, ["SUBMITTED", "ACCEPTED"]), ne(application.kind, "CARD"))
    : undefined;

/** A paper of an application as it was uploaded; that it was taken is recorded first. */
export async function handOut(
  call: Call,
  { id, file }: { readonly id: string; readonly file: string },
): Promise<FileAnswer> {
  const [found] = await call.db
    .select({ own: applicationPaper, stored: storedFile, site: application.site })
    .from(applicationPaper)
    .innerJoin(application, eq(application.id, applicationPaper.applicationId))
    .innerJoin(storedFile, eq(storedFile.id, applicationPaper.fileId))
    .where(
      and(await mineApplications(call), reviewed(call), eq(application.id, id), eq(applicationPaper.fileId, file)),
    );
  if (found === undefined) throw fail(SERVICE_CODES.notFound);
  const { own, stored, site } = found;
  const bytes = await unaltered(call.storage, stored, own.sha256);
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      const { paper, name, type, sha256 } = own;
      emit({ type: "application.fileTaken", subject: id, site, kind: "EXPORT", after: { paper, file: name } });
      return { name, type, sha256, bytes: bytes.length, chunks: Readable.from([bytes]) };
    },
    { remember: false },
  );
}
