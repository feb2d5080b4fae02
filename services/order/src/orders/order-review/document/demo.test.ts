import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readFile } from "@linehaul/kit/files/kept";
import { storedFile } from "@linehaul/kit/files/tables";
import { folderStorage } from "@linehaul/kit/storage/folder";
import { OPEN_MS, openTestEmbedded } from "@linehaul/kit/testing/database";
import type { OpenDatabase } from "@linehaul/kit/database";
import { SITE_CODES } from "@linehaul/schema/sites";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { storeOrders } from "../../../demo.ts";
import { demoOrders } from "../../../demo/order.ts";
import { order as service } from "../../../service.ts";
import { orderHistory } from "../../order/parts/table.ts";
import { readPdf } from "../../order/print/testing/read-pdf.ts";
import { seedDocuments } from "./demo.ts";
import { reviewDocument } from "./table.ts";

const COUNT = 3_000;
const until = new Date("2026-11-20T10:00:00Z");
const make = demoOrders({ orders: COUNT, until });
let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  [database, folder] = await Promise.all([openTestEmbedded(service.migrations), mkdtemp(join(tmpdir(), "documents-"))]);
  await storeOrders(
    database.db,
    Array.from({ length: COUNT }, (_, i) => make(i)),
  );
}, OPEN_MS);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

test("REV-02 the demo's documents open, and their history says how they were judged; they come once", async () => {
  const { db } = database;
  const storage = folderStorage(folder);
  await seedDocuments(db, storage, until);
  const added = await db.select().from(reviewDocument);
  expect(new Set(added.map(({ site }) => site))).toEqual(new Set(SITE_CODES));
  expect(new Set(added.map(({ state }) => state))).toEqual(new Set(["RECEIVED", "ACCEPTED", "REFUSED"]));
  await seedDocuments(db, storage, until);
  expect(await db.$count(reviewDocument)).toBe(added.length);

  const [one] = added.filter(({ state }) => state === "REFUSED");
  const [file] = await db
    .select()
    .from(storedFile)
    .where(eq(storedFile.id, one?.fileId ?? ""));
  expect(file).toMatchObject({ type: "application/pdf", name: one?.fileName });
  const chunks: Uint8Array[] = [];
  if (file !== undefined) for await (const chunk of await readFile(storage, file)) chunks.push(Buffer.from(chunk));
  expect((await readPdf(Buffer.concat(chunks))).length).toBeGreaterThan(0);
  const events = await db
    .select({ event: orderHistory.event })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, one?.orderId ?? ""))
    .orderBy(asc(orderHistory.at));
  expect(events.map(({ event }) => event).slice(-2)).toEqual(["DOCUMENT_ADDED", "DOCUMENT_REFUSED"]);
});
