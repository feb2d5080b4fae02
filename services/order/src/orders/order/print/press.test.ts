import { expect, test } from "vitest";
import type { PaperOrder } from "./paper/content.ts";
import { places } from "./places.ts";
import { pressed } from "./press.ts";
import { paperOrder } from "./testing/paper-order.ts";
import { readPdf } from "./testing/read-pdf.ts";

async function taken(file: AsyncIterable<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  for await (const part of file) parts.push(part);
  return parts;
}
const LABEL = { what: "LABEL", paper: "LABEL" } as const;

test("ORD-10 orders are read only as their pages are taken, and whoever leaves ends the reading and the drawing", async () => {
  let read = 0;
  let ended = false;
  async function* batches(): AsyncGenerator<PaperOrder[]> {
    try {
      for (;;) {
        read++;
        yield [paperOrder()];
      }
    } finally {
      ended = true;
    }
  }
  for await (const part of pressed(LABEL, batches())) {
    expect(part.length).toBeGreaterThan(0);
    if (read === 3) break;
  }
  expect([read, ended]).toEqual([3, true]);
});

test("ORD-10 what can't be read of an order breaks the file off", async () => {
  async function* batches(): AsyncGenerator<PaperOrder[]> {
    yield [paperOrder()];
    await Promise.reject(new Error("the database is gone"));
  }
  await expect(taken(pressed(LABEL, batches()))).rejects.toThrow("the database is gone");
});

test("ORD-10 what the worker can't draw breaks the file off, and the next print is whole", async () => {
  async function* batches(order: PaperOrder): AsyncGenerator<PaperOrder[]> {
    yield [order];
  }
  const bad = pressed(LABEL, batches(paperOrder({ weight: "heavy" })));
  await expect(taken(bad)).rejects.toThrow("heavy");
  const good = await taken(pressed(LABEL, batches(paperOrder())));
  expect(await readPdf(Buffer.concat(good))).toHaveLength(1);
});

test("ORD-10 no more are let in at once than there are places, and each that leaves lets the next in", async () => {
  const take = places(2);
  const held = [await take(), await take()];
  let third = false;
  const waiting = take().then((place) => {
    third = true;
    return place;
  });
  await Promise.resolve();
  expect(third).toBe(false);
  held[0]?.[Symbol.dispose]();
  (await waiting)[Symbol.dispose]();
  held[1]?.[Symbol.dispose]();
  expect(third).toBe(true);
});
