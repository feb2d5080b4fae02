import { request } from "node:http";
import { buffer, text } from "node:stream/consumers";
import sharp from "sharp";
import type { FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { eq } from "drizzle-orm";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { limitOf, uploadRoute, type UploadedFile } from "@linehaul/schema/upload";
import { z } from "zod";
import type { OpenDatabase } from "../database.ts";
import { feature } from "../feature.ts";
import { openStorage } from "../storage/open.ts";
import { StorageAway, type Storage } from "../storage/storage.ts";
import { onEachDatabase } from "../testing/database.ts";
import { EICAR, HOSTILE, SAMPLE } from "../testing/sample-files.ts";
import { sampleMigrations } from "../testing/sample/service.ts";
import { callerHeaders, testConfig, testService } from "../testing/service.ts";
import { taskWrite } from "../testing/task-write.ts";
import { forgetFiles, holdFile, letGo, ownFile, readFile } from "./kept.ts";
import { ScannerAway, type Scanner } from "./scanner.ts";
import { storedFile } from "./tables.ts";

const upload = uploadRoute({
  service: "order",
  path: "/sample/upload",
  may: ["ORDER_IMPORT.UPLOAD"],
  upload: "termsPdf",
  summary: "A PDF",
});
const sheet = uploadRoute({ ...upload, path: "/sample/sheet", upload: "orderSheet" });
const picture = uploadRoute({ ...upload, path: "/sample/picture", upload: "idPicture" });
const storage = openStorage("order", testConfig("order"));
const START = new Date("2026-06-01T10:30:00.000Z");
const DAY_MS = 24 * 3_600_000;

/** What was put and what was taken away, by any storage. */
function watched(own: Storage) {
  const kept = new Set<string>();
  const seen: Storage = {
    put: async (container, key, chunks) => {
      const stored = await own.put(container, key, chunks);
      kept.add(key);
      return stored;
    },
    read: (container, key) => own.read(container, key),
    remove: async (container, key) => {
      await own.remove(container, key);
      kept.delete(key);
    },
  };
  return { seen, kept };
}

const asIs = async ({ file }: { readonly file: UploadedFile }) => file;
const open: FastifyInstance[] = [];
afterEach(async () => {
  for (const app of open.splice(0)) await app.close();
});
async function start(database: OpenDatabase, means: { storage?: Storage; scanner?: Scanner } = {}) {
  await database.db.delete(storedFile);
  const { seen, kept } = watched(means.storage ?? storage);
  const app = await testService({
    service: "order",
    features: [feature({ upload, sheet, picture }, { upload: asIs, sheet: asIs, picture: asIs })],
    migrations: sampleMigrations,
    database,
    now: () => START,
    ...means,
    storage: seen,
  });
  open.push(app);
  return { app, kept };
}

const Answer = z.object({ code: z.number(), msg: z.string(), traceId: z.string(), result: z.unknown().optional() });
async function sent(app: FastifyInstance, name: string, bytes: Uint8Array, path = upload.path) {
  const answer = await app.inject({
    method: "POST",
    url: path,
    query: { name },
    headers: { ...callerHeaders("order", "ORDER_IMPORT.UPLOAD"), "content-type": "application/octet-stream" },
    payload: Buffer.from(bytes),
  });
  return { status: answer.statusCode, ...Answer.parse(answer.json()) };
}
async function taken(app: FastifyInstance, name: string, bytes: Uint8Array, path?: string): Promise<UploadedFile> {
  return upload.result.parse((await sent(app, name, bytes, path)).result);
}

onEachDatabase(sampleMigrations, (database) => {
  const rows = () => database().db.select().from(storedFile);

  test("CUS-12 a file is taken: counted, hashed, looked at, kept under a key of ours, and read again", async () => {
    const { app, kept } = await start(database());
    const name = "../../etc/条款 passwd.pdf";
    const file = await taken(app, name, SAMPLE.pdf);
    expect(file).toMatchObject({ name, type: "application/pdf", bytes: SAMPLE.pdf.length });
    const [row] = await rows();
    expect(row).toMatchObject({
      ...file,
      container: "terms-pdf",
      user: "u-1",
      site: "MY",
      scannedBy: "local",
      at: START,
    });
    expect([...kept]).toEqual([row?.key]);
    expect(row && (await text(await readFile(storage, row)))).toBe(SAMPLE.pdf.toString());
  });

  test.each([
    ["a byte too many", "x.pdf", Buffer.concat([SAMPLE.pdf, Buffer.alloc(limitOf("termsPdf").bytes)]), "fileTooLarge"],
    ["nothing", "x.pdf", Buffer.alloc(0), "damaged"],
    ["a png called pdf", "x.pdf", SAMPLE.png, "typeRefused"],
    ["a png called png", "x.png", SAMPLE.png, "typeRefused"],
    ["EICAR", "x.pdf", Buffer.concat([SAMPLE.pdf, EICAR]), "infected"],
  ] as const)(
    "CUS-12 %s is refused by name, and leaves neither a record nor a file",
    async (_what, name, bytes, code) => {
      const { app, kept } = await start(database());
      const answer = await sent(app, name, bytes);
      expect([answer.code, answer.status]).toEqual([SERVICE_CODES[code], Math.floor(SERVICE_CODES[code] / 1000)]);
      expect(answer.traceId).toMatch(/^[0-9a-f]{32}$/);
      expect([await rows(), kept.size]).toEqual([[], 0]);
    },
  );

  test("CUS-12 of a picture what it shows is kept; one that can't be drawn anew leaves nothing", async () => {
    const { app, kept } = await start(database());
    const noted = await sharp(SAMPLE.png)
      .withExif({ IFD0: { Artist: "Kejora" } })
      .png()
      .toBuffer();
    const { bytes, sha256 } = await taken(app, "front.png", noted, picture.path);
    const [row] = await rows();
    const stored = row && (await buffer(await readFile(storage, row)));
    expect([noted.includes("Kejora"), stored?.includes("Kejora")]).toEqual([true, false]);
    expect(stored).toHaveLength(bytes);
    expect(row?.sha256).toBe(sha256);
    expect((await sent(app, "back.jpg", SAMPLE.jpg, picture.path)).code).toBe(SERVICE_CODES.damaged);
    expect([(await rows()).length, kept.size]).toEqual([1, 1]);
  });

  test.each([
    ["bomb", "bomb"],
    ["encrypted", "encrypted"],
    ["macroSheet", "macros"],
  ] as const)("ORD-12 a workbook with %s is refused by name, and leaves nothing", async (what, code) => {
    const { app, kept } = await start(database());
    expect((await sent(app, "x.xlsx", HOSTILE[what], sheet.path)).code).toBe(SERVICE_CODES[code]);
    expect([await rows(), kept.size]).toEqual([[], 0]);
  });

  test("CUS-12 a file of as many bytes as the limit is taken", async () => {
    const { app } = await start(database());
    const exact = Buffer.concat([SAMPLE.pdf, Buffer.alloc(limitOf("termsPdf").bytes - SAMPLE.pdf.length)]);
    expect((await taken(app, "x.pdf", exact)).bytes).toBe(limitOf("termsPdf").bytes);
  });

  test("CUS-12 while the scanner is away, or the storage away or full, nothing is taken, and the code says which", async () => {
    const scanner: Scanner = { name: "clamd", scan: () => Promise.reject(new ScannerAway("is away")) };
    const unscanned = await start(database(), { scanner });
    expect(await sent(unscanned.app, "x.pdf", SAMPLE.pdf)).toMatchObject({
      code: SERVICE_CODES.scannerAway,
      status: 503,
    });
    expect([await rows(), unscanned.kept.size]).toEqual([[], 0]);
    const full: Storage = { ...storage, put: () => Promise.reject(new StorageAway("write", new Error("ENOSPC"))) };
    const unkept = await start(database(), { storage: full });
    expect(await sent(unkept.app, "x.pdf", SAMPLE.pdf)).toMatchObject({ code: SERVICE_CODES.storageAway, status: 503 });
    expect(await rows()).toEqual([]);
  });

  test("a caller without the button sends nothing", async () => {
    const { app } = await start(database());
    const headers = { ...callerHeaders("order", "ORDER_LIST.VIEW"), "content-type": "application/octet-stream" };
    const answer = await app.inject({
      method: "POST",
      url: upload.path,
      query: { name: "x.pdf" },
      headers,
      payload: SAMPLE.pdf,
    });
    expect(answer.statusCode).toBe(403);
    expect(await rows()).toEqual([]);
  });

  test("FLT-06 a sender that leaves in the middle leaves neither a record nor a file", async () => {
    const { app, kept } = await start(database());
    const address = await app.listen({ host: "127.0.0.1", port: 0 });
    const req = request(`${address}${upload.path}?name=x.pdf`, {
      method: "POST",
      headers: {
        ...callerHeaders("order", "ORDER_IMPORT.UPLOAD"),
        "content-type": "application/octet-stream",
        "content-length": 1_000,
      },
    });
    const broke = new Promise((resolve) => req.once("error", resolve));
    req.write(SAMPLE.pdf, () => req.destroy());
    await broke;
    await app.close();
    open.length = 0;
    expect([await rows(), kept.size]).toEqual([[], 0]);
  });

  test("a file is held by the record that names it, by its own sender, for its own purpose, once", async () => {
    const { app } = await start(database());
    const { db } = database();
    const { id } = await taken(app, "x.pdf", SAMPLE.pdf);
    const caller = { user: "u-1", site: "MY" } as const;
    const own = { id, purpose: "termsPdf", caller } as const;
    for (const other of [
      { ...own, purpose: "orderSheet" as const },
      { ...own, caller: { ...caller, user: "u-2" } },
      { ...own, caller: { ...caller, site: "VN" as const } },
    ])
      await expect(ownFile(db, other)).rejects.toMatchObject({ code: SERVICE_CODES.notFound });
    expect(await holdFile(db, own, "term:1")).toMatchObject({ id });
    expect(await holdFile(db, own, "term:1")).toMatchObject({ id });
    await expect(holdFile(db, own, "term:2")).rejects.toMatchObject({ code: SERVICE_CODES.wrongState });
  });

  test("SYS-09 what no record names goes after a day, with its file; what one names stays until it is let go", async () => {
    const { app, kept } = await start(database());
    const { db } = database();
    const held = await taken(app, "held.pdf", SAMPLE.pdf);
    await taken(app, "loose.pdf", SAMPLE.pdf);
    await holdFile(db, { id: held.id, purpose: "termsPdf", caller: { user: "u-1", site: "MY" } }, "term:1");
    const forget = async (now: Date): Promise<number[]> => {
      const told: number[] = [];
      const { signal } = new AbortController();
      const work = { db, storage: watchedBy(kept), now, signal, write: taskWrite(db, now) };
      await forgetFiles({ ...work, tell: (_line, count = 0) => told.push(count) });
      return told;
    };
    expect(await forget(new Date(START.getTime() + DAY_MS))).toEqual([0]);
    expect(await forget(new Date(START.getTime() + DAY_MS + 1))).toEqual([1]);
    expect((await rows()).map(({ name }) => name)).toEqual(["held.pdf"]);
    expect(kept.size).toBe(1);
    await letGo(db, "term:1");
    expect(await forget(new Date(START.getTime() + DAY_MS + 1))).toEqual([1]);
    expect([await rows(), kept.size]).toEqual([[], 0]);
  });

  test("a record whose file the storage lost says so", async () => {
    const { app } = await start(database());
    const { id } = await taken(app, "x.pdf", SAMPLE.pdf);
    const [row] = await database().db.select().from(storedFile).where(eq(storedFile.id, id));
    if (row === undefined) throw new Error("no row");
    await storage.remove(row.container, row.key);
    await expect(readFile(storage, row)).rejects.toThrow("no file");
  });
});

/** The storage, telling what it takes away. */
const watchedBy = (kept: Set<string>): Storage => ({
  ...storage,
  remove: async (container, key) => {
    await storage.remove(container, key);
    kept.delete(key);
  },
});
