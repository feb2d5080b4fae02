import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { qrAddress, type QrForm } from "@linehaul/schema/customers/reseller/qr";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { FileAnswer } from "@linehaul/schema/file";
import { and, eq } from "drizzle-orm";
import { Readable } from "node:stream";
import { mine } from "./mine.ts";
import { qrPicture, qrDrawing } from "./qr-drawing.ts";
import { qrSheet } from "./qr-sheet.ts";
import { reseller as t, type ResellerRecord } from "./table.ts";

interface Made {
  readonly type: string;
  readonly ending: string;
  readonly bytes: Uint8Array;
}
async function made(form: QrForm, row: ResellerRecord, address: string): Promise<Made> {
  switch (form) {
    case "PNG":
      return { type: "image/png", ending: "png", bytes: await qrPicture(address) };
    case "SVG":
      return { type: "image/svg+xml", ending: "svg", bytes: Buffer.from(qrDrawing(address)) };
    case "SHEET":
      return { type: "application/pdf", ending: "pdf", bytes: qrSheet(row, address) };
  }
}

/** The QR code of one of the caller's resellers; that it was taken along is recorded. */
export async function qrCode(
  call: Call,
  { id, form }: { readonly id: string; readonly form: QrForm },
): Promise<FileAnswer> {
  const { within } = await mine(call);
  const [row] = await call.db
    .select()
    .from(t)
    .where(and(within, eq(t.id, id)));
  if (row === undefined) throw fail(SERVICE_CODES.notFound);
  const { type, ending, bytes } = await made(form, row, qrAddress(call.storeLink, row, row.site));
  return call.write<FileAnswer>(
    async (_tx, emit) => {
      const { site, storeCode } = row;
      emit({ type: "reseller.codeTaken", subject: id, site, kind: "EXPORT", after: { storeCode, form } });
      return {
        name: `${storeCode}.${ending}`,
        type,
        bytes: bytes.byteLength,
        chunks: Readable.from([bytes]),
        inline: form === "PNG",
      };
    },
    { remember: false },
  );
}
