import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { assert, asyncProperty, constantFrom, oneof, string } from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startS3Stub } from "../testing/s3-stub.ts";
import { openStorage } from "./open.ts";
import { s3Storage } from "./s3.ts";
import { FileMissing, newKey, StorageAway, type Storage } from "./storage.ts";

const MIB = 1024 * 1024;
async function* parts(...all: readonly (Uint8Array | Error)[]): AsyncGenerator<Uint8Array> {
  for (const part of all) {
    if (part instanceof Error) throw part;
    yield part;
  }
}
const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

let root: string;
let stub: Awaited<ReturnType<typeof startS3Stub>>;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "linehaul-storage-"));
  stub = await startS3Stub();
});
afterAll(async () => {
  await stub.close();
  await rm(root, { recursive: true });
});

/** What is kept, by both. */
interface Kind {
  readonly title: string;
  readonly open: () => Storage;
  readonly names: () => Promise<readonly string[]>;
}
const KINDS: readonly Kind[] = [
  {
    title: "a folder",
    open: () => openStorage("order", { DATA_DIR: root, S3_REGION: "x" }),
    names: async () =>
      (await readdir(root, { recursive: true, withFileTypes: true })).filter((f) => f.isFile()).map((f) => f.name),
  },
  {
    title: "S3",
    open: () => openStorage("order", { DATA_DIR: root, ...stub.config }),
    names: async () => [
      ...[...stub.objects.keys()].map((name) => name.split("/").at(-1) ?? ""),
      ...Array.from({ length: stub.open() }, () => "open"),
    ],
  },
];

describe.each(KINDS)("$title", ({ open, names }) => {
  test("CUS-12 keeps a file with its length and hash, and gives it back to the byte", async () => {
    const storage = open();
    const [key, bytes] = [newKey(), Buffer.from("two parts")];
    const stored = await storage.put("sheets", key, parts(bytes.subarray(0, 3), bytes.subarray(3)));
    expect(stored).toEqual({ bytes: 9, sha256: sha256(bytes) });
    expect((await buffer(await storage.read("sheets", key))).toString()).toBe("two parts");
    expect(await names()).toContain(key);
    await storage.remove("sheets", key);
    await expect(storage.read("sheets", key)).rejects.toThrow(FileMissing);
    await storage.remove("sheets", key);
    expect(await names()).toEqual([]);
  });

  test("an empty file, and one of several parts, are files", async () => {
    const storage = open();
    const [empty, large] = [newKey(), newKey()];
    const bytes = Buffer.alloc(11 * MIB, "linehaul ");
    expect(await storage.put("sheets", empty, parts())).toEqual({ bytes: 0, sha256: sha256(Buffer.alloc(0)) });
    const stored = await storage.put(
      "sheets",
      large,
      parts(...[0, 3, 6, 9].map((n) => bytes.subarray(n * MIB, Math.min(11, n + 3) * MIB))),
    );
    expect(stored).toEqual({ bytes: bytes.length, sha256: sha256(bytes) });
    expect(sha256(await buffer(await storage.read("sheets", large)))).toBe(stored.sha256);
    await storage.remove("sheets", empty);
    await storage.remove("sheets", large);
  });

  test("FLT-06 what breaks in the middle is thrown as it is, and leaves nothing, neither whole nor half", async () => {
    const broken = new Error("the sender left");
    const put = open().put("sheets", newKey(), parts(Buffer.alloc(6 * MIB), broken));
    await expect(put).rejects.toBe(broken);
    await expect.poll(names).toEqual([]);
  });

  test("a container or a key that was not made here never becomes part of a path", async () => {
    const storage = open();
    const hostile = oneof(
      constantFrom(
        "../x",
        "..",
        ".",
        "",
        "/etc/passwd",
        "a/b",
        "a\\b",
        "%2e%2e",
        "x\0",
        "con.part",
        `${newKey()}/..`,
        `${newKey()}.part`,
      ),
      string({ unit: "binary" }),
    );
    await assert(
      asyncProperty(hostile, async (name) => {
        await expect(storage.put("sheets", name, parts())).rejects.toThrow("a key is made by newKey");
        await expect(storage.read("sheets", name)).rejects.toThrow("a key is made by newKey");
        await expect(storage.remove("sheets", name)).rejects.toThrow("a key is made by newKey");
        await expect(storage.put(`../${name}`, newKey(), parts())).rejects.toThrow("a container is named by a feature");
      }),
    );
    expect(await names()).toEqual([]);
  });
});

test("FLT-01 a folder that can't be written or read says so, and is no missing file", async () => {
  const blocked = join(root, "blocked");
  await writeFile(blocked, "a file where the folder would be");
  const storage = openStorage("order", { DATA_DIR: blocked, S3_REGION: "x" });
  await expect(storage.put("sheets", newKey(), parts())).rejects.toThrow(StorageAway);
  await expect(storage.read("sheets", newKey())).rejects.toThrow(StorageAway);
  await rm(blocked);
});

test("FLT-01 a store that goes away in the middle, or was never there, says so", async () => {
  const away = await startS3Stub();
  const storage = openStorage("order", { DATA_DIR: root, ...away.config });
  away.breakAfter(2);
  const bytes = Array.from({ length: 12 }, () => Buffer.alloc(MIB));
  await expect(storage.put("sheets", newKey(), parts(...bytes))).rejects.toThrow(StorageAway);
  expect(away.objects.size).toBe(0);
  await away.close();
  await expect(storage.read("sheets", newKey())).rejects.toThrow(StorageAway);
  await expect(storage.remove("sheets", newKey())).rejects.toThrow(StorageAway);
});

test("FLT-01 a disk that is full says so, leaves nothing, and takes the file when there is room again", async () => {
  const storage = openStorage("order", { DATA_DIR: root, S3_REGION: "x" });
  const key = newKey();
  const folder = join(root, "files/order/full");
  await mkdir(folder, { recursive: true });
  // Whatever is written there, the device answers ENOSPC.
  await symlink("/dev/full", join(folder, `${key}.part`));
  const full = storage.put("full", key, parts(Buffer.alloc(3 * MIB)));
  await expect(full).rejects.toThrow(StorageAway);
  await expect(full).rejects.toMatchObject({ cause: { code: "ENOSPC" } });
  expect(await readdir(folder)).toEqual([]);
  expect(await storage.put("full", key, parts(Buffer.from("x")))).toMatchObject({ bytes: 1 });
});

describe("a store that is there and does not do its work", () => {
  const open = () => s3Storage({ ...stub.config, DATA_DIR: root, bucket: "files", prefix: "order", silentMs: 150 });
  afterEach(() => stub.beSilentFor(null));

  test("FLT-01 one failure is not told, for it is asked twice; a second one is", async () => {
    const storage = open();
    const key = newKey();
    stub.refuseWith(503);
    expect(await storage.put("sheets", key, parts(Buffer.from("twice")))).toMatchObject({ bytes: 5 });
    stub.refuseWith(500);
    expect((await buffer(await storage.read("sheets", key))).toString()).toBe("twice");
    for (const ask of [
      () => storage.put("sheets", newKey(), parts(Buffer.from("x"))),
      () => storage.read("sheets", key),
      () => storage.remove("sheets", key),
    ]) {
      stub.refuseWith(503, 500);
      await expect(ask()).rejects.toThrow(StorageAway);
    }
    await storage.remove("sheets", key);
    expect(stub.objects.size).toBe(0);
  });

  test("FLT-01 one that says nothing is away, and nothing is half there", async () => {
    const storage = open();
    stub.beSilentFor(/order/);
    for (const ask of [
      () => storage.put("sheets", newKey(), parts(Buffer.from("x"))),
      () => storage.put("sheets", newKey(), parts(...Array.from({ length: 8 }, () => Buffer.alloc(MIB)))),
      () => storage.read("sheets", newKey()),
      () => storage.remove("sheets", newKey()),
    ])
      await expect(ask()).rejects.toThrow(StorageAway);
    expect(stub.silent()).toBeGreaterThan(4);
    expect([stub.objects.size, stub.open()]).toEqual([0, 0]);
  });

  test("FLT-06 a file that breaks off on its way is no shorter file: its reader hears of it", async () => {
    const storage = open();
    const key = newKey();
    await storage.put("sheets", key, parts(Buffer.alloc(2 * MIB, "a")));
    stub.cutNext();
    await expect(storage.read("sheets", key).then(buffer)).rejects.toThrow("aborted");
    await storage.remove("sheets", key);
  });
});
