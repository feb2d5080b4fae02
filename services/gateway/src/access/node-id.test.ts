import fc from "fast-check";
import { expect, test } from "vitest";
import { decodeNodeId, encodeNodeId } from "./node-id.ts";

test("an id is base64 of its UTF-8, whatever its key, and is read back", () => {
  const keys = fc
    .oneof(fc.uuid(), fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }))
    .filter((key) => /^.+$/.test(key));
  fc.assert(
    fc.property(keys, (key) => {
      const id = encodeNodeId("Order", key);
      expect(id).toBe(Buffer.from(`Order:${key}`).toString("base64"));
      expect(decodeNodeId(id)).toEqual({ type: "Order", key });
    }),
  );
});
