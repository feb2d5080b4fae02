import { expect, test } from "vitest";
import { sizeText } from "./size.ts";

test.each([
  [0, "0 B"],
  [1023, "1023 B"],
  [1536, "1.5 KiB"],
  [200 * 1024, "200 KiB"],
  [5 * 1024 ** 3, "5.0 GiB"],
  [9_000 * 1024 ** 3, "9000 GiB"],
])("%i bytes are %s", (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
