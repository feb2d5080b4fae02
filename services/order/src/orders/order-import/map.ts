import type { Call } from "@linehaul/kit/call";
import { fail } from "@linehaul/kit/fail";
import { askTask, mustHold } from "@linehaul/kit/tasks/ask";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import type { OrderImport } from "@linehaul/schema/orders/order-import/row";
import {
  choiceProblems,
  headMapOf,
  sheetHeadings,
  type HeadingChoices,
  type OfferedHeading,
} from "@linehaul/schema/orders/order-import/sheet-heading";
import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import { headsKeyOf } from "../order-template/heads-key.ts";
import { chosenLately, keepUserMap, offeredFor } from "../order-template/user-map.ts";
import { checkImport } from "./kinds.ts";
import { ownImport } from "./list.ts";
import { importError, orderImport, type ImportRecord } from "./table.ts";
import { viewsOf } from "./view.ts";

/** As before a check. */
const NOTHING_FOUND = {
  missing: [],
  unknown: [],
  template: null,
  hasMarked: false,
  rows: null,
  orders: null,
  wrongRows: null,
  wrongCells: null,
} satisfies Partial<ImportRecord>;

/** What the headings of a sheet mean, and what its uploader chose for the same ones elsewhere; 404001 where none were read. */
export async function headingsOf(call: Call, id: string): Promise<OfferedHeading[]> {
  const { headings, heads } = await ownImport(call, id);
  if (headings.length === 0) throw fail(SERVICE_CODES.notFound);
  const { site, user } = call.caller;
  const lately = await chosenLately(call.db, { site, user });
  return sheetHeadings(headings, heads).map((one) => ({ ...one, offered: offeredFor(lately, one.heading) }));
}

/** A sheet whose headings can be chosen for; 409004 with its state for any other. */
async function mappable(call: Call, id: string): Promise<ImportRecord> {
  const record = await ownImport(call, id);
  const [shown] = await viewsOf(call.db, [record]);
  if (!shown?.canMap) throw fail(SERVICE_CODES.wrongState, { detail: shown?.state ?? record.state });
  return record;
}

/** Keeps what its uploader chose for the headings of a sheet, for his next one with the same as well, and has it checked again. */
export async function mapImport(call: Call, id: string, map: z.infer<typeof HeadingChoices>): Promise<OrderImport> {
  const { site, user, taskId, fileName, headings } = await mappable(call, id);
  const fields = choiceProblems(headings, map);
  if (fields.length > 0) throw fail(SERVICE_CODES.invalid, { fields });
  await mustHold(call, []);
  const chosen = headMapOf(map);
  const answered = await call.write(async (tx, emit) => {
    const task = await askTask(call, tx, emit, { kind: checkImport, buttons: [], input: { importId: id } });
    const again = { state: "CHECKING", refusal: null, taskId: task.id, heads: chosen } as const;
    const [asked] = await tx
      .update(orderImport)
      .set({ ...again, ...NOTHING_FOUND })
      // Whoever asked meanwhile for something else goes first.
      .where(and(eq(orderImport.id, id), eq(orderImport.taskId, taskId)))
      .returning();
    if (asked === undefined) throw fail(SERVICE_CODES.wrongState);
    await tx.delete(importError).where(eq(importError.importId, id));
    await keepUserMap(tx, {
      site,
      user,
      fileName,
      headings,
      headsKey: headsKeyOf(headings),
      map: chosen,
      at: call.now(),
    });
    emit({ type: "orderImport.mapped", subject: id, site, after: { state: "CHECKING", map: { ...chosen } } });
    const [one] = await viewsOf(tx, [asked]);
    if (one === undefined) throw fail(SERVICE_CODES.notFound);
    return one;
  });
  call.jobs.look();
  return answered;
}
