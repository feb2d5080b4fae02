import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { startClamdStub } from "../testing/clamd-stub.ts";
import { EICAR } from "../testing/sample-files.ts";
import { clamd } from "./clamd.ts";
import { localScanner } from "./local-scanner.ts";
import { ScannerAway } from "./scanner.ts";

async function* parts(...all: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* all;
}
const closes: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closes.splice(0)) await close();
});
async function daemon(...told: Parameters<typeof startClamdStub>) {
  const stub = await startClamdStub(...told);
  closes.push(stub.close);
  return { stub, scanner: clamd({ ...stub.address, silentMs: 1_000 }) };
}

test("CUS-12 the scanner of a machine without one knows EICAR, wherever it lies and however it is cut", async () => {
  expect(await localScanner.scan(parts(Buffer.alloc(100_000)))).toBeNull();
  for (let cut = 0; cut <= EICAR.length; cut += 7)
    expect(await localScanner.scan(parts(Buffer.alloc(1_000), EICAR.subarray(0, cut), EICAR.subarray(cut)))).toBe(
      "Eicar-Test-Signature",
    );
});

test("CUS-12 clamd is told every byte and believed: clean, or found by name", async () => {
  const seen: Buffer[] = [];
  const { scanner } = await daemon((bytes) => {
    seen.push(bytes);
    return bytes.includes(EICAR) ? "stream: Win.Test.EICAR_HDB-1 FOUND" : "stream: OK";
  });
  const large = Buffer.alloc(3_000_000, "linehaul");
  expect(await scanner.scan(parts(large.subarray(0, 1_000_000), large.subarray(1_000_000)))).toBeNull();
  expect(seen[0]?.equals(large)).toBe(true);
  expect(await scanner.scan(parts(Buffer.from("head"), EICAR))).toBe("Win.Test.EICAR_HDB-1");
});

test.each([
  ["is silent", "nothing"],
  ["hangs up", "hangs up"],
  ["takes no more", "INSTREAM size limit exceeded. ERROR"],
  ["speaks otherwise", "OK"],
  ["speaks rubbish", "\u0001\u0002stream: OK"],
  ["names nothing that it found", "stream: FOUND"],
])("CUS-12 a scanner that %s lets nothing through", async (_title, answer) => {
  const { scanner } = await daemon(() => answer);
  await expect(scanner.scan(parts(Buffer.from("x")))).rejects.toThrow(ScannerAway);
});

test("CUS-12 a scanner that says OK before it was told all lets nothing through; that it found something is believed at once", async () => {
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (;;) {
      yield Buffer.alloc(1_000);
      await setImmediate();
    }
  }
  const { scanner: hasty } = await daemon(() => "", "stream: OK");
  await expect(hasty.scan(endless())).rejects.toThrow(ScannerAway);
  const { scanner: sharp } = await daemon(() => "", "stream: Worm FOUND");
  expect(await sharp.scan(endless())).toBe("Worm");
});

test("CUS-12 a scanner that is not there lets nothing through", async () => {
  const { stub, scanner } = await daemon(() => "stream: OK");
  await stub.close();
  closes.length = 0;
  await expect(scanner.scan(parts(Buffer.from("x")))).rejects.toThrow(ScannerAway);
});
