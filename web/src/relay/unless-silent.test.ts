import { expect, test } from "vitest";
import { unlessSilent } from "./unless-silent.ts";

async function* saying(words: readonly string[], end: Promise<void>): AsyncGenerator<string> {
  yield* words;
  await end;
}

test("FLT-15 a stream that says nothing for too long is broken; one that ends has ended", async () => {
  const { promise: never } = Promise.withResolvers<void>();
  const heard: string[] = [];
  const read = async (end: Promise<void>) => {
    for await (const word of unlessSilent(saying(["a", "b"], end), 20)) heard.push(word);
  };
  await expect(read(never)).rejects.toThrow("nothing came");
  await read(Promise.resolve());
  expect(heard).toEqual(["a", "b", "a", "b"]);
});
