import { argon2Sync } from "node:crypto";
import { expect, test } from "vitest";
import { hashOfPassword, isPasswordOf } from "./password.ts";

test("ACC-10 a password is kept salted and slow: two alike look different, and only the same one fits", async () => {
  const [one, two] = await Promise.all([hashOfPassword("Lorry-77"), hashOfPassword("Lorry-77")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(two);
  expect(await isPasswordOf(one, "Lorry-77")).toBe(true);
  expect(await isPasswordOf(one, "lorry-77")).toBe(false);
  // As a keyboard composes it, or does not.
  expect(await isPasswordOf(await hashOfPassword("caf\u00e9-2026"), "cafe\u0301-2026")).toBe(true);
});

test("ACC-10 nobody's password is never right, and takes as long to be refused", async () => {
  expect(await isPasswordOf(null, "Lorry-77")).toBe(false);
  await expect(isPasswordOf("$2b$12$abc", "Lorry-77")).rejects.toThrow("can't be read");
});

test("ACC-10 one that was kept at another cost is still known", async () => {
  const cost = { parallelism: 1, memory: 64, passes: 3 };
  const nonce = Buffer.from("somesaltsomesalt");
  const tag = argon2Sync("argon2id", { message: "Lorry-77", nonce, tagLength: 32, ...cost });
  const [salt, kept] = [nonce, tag].map((bytes) => bytes.toString("base64").replaceAll("=", ""));
  expect(await isPasswordOf(`$argon2id$v=19$m=64,t=3,p=1$${salt}$${kept}`, "Lorry-77")).toBe(true);
});
