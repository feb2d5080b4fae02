import { expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { arriving } from "./arriving.ts";

async function* slowly(parts: number, everyMs: number): AsyncGenerator<Uint8Array> {
  for (let n = 0; n < parts; n += 1) {
    await new Promise((resolve) => setTimeout(resolve, everyMs));
    yield Buffer.from("x");
  }
}
const all = async (chunks: AsyncIterable<Uint8Array>): Promise<number> => {
  let bytes = 0;
  for await (const chunk of chunks) bytes += chunk.byteLength;
  return bytes;
};

test("a slow sender is fine: what counts is the silence between two parts, not the whole", async () => {
  expect(await all(arriving(slowly(10, 10), 10, 60))).toBe(10);
});
test("a sender that stalls is given up", async () => {
  await expect(all(arriving(slowly(2, 1_000_000), 10, 20))).rejects.toMatchObject({
    code: SERVICE_CODES.uploadStalled,
  });
});
test("a byte too many ends it at once", async () => {
  await expect(all(arriving(slowly(11, 0), 10, 1_000))).rejects.toMatchObject({ code: SERVICE_CODES.fileTooLarge });
});
