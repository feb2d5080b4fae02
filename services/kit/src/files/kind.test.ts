import { assert, asyncProperty, constantFrom, nat, uint8Array } from "fast-check";
import { describe, expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FILE_KINDS, limitOf, UPLOAD_PURPOSES, type FileKind } from "@linehaul/schema/upload";
import { ServiceFailure } from "../fail.ts";
import { compoundOf, HOSTILE, SAMPLE } from "../testing/sample-files.ts";
import { kindOf } from "./kind.ts";
import { spool } from "./spool.ts";

const KINDS: readonly FileKind[] = ["png", "jpg", "pdf", "doc", "docx", "xlsx", "csv"];
async function* one(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
/** The kind, or the code of the refusal. */
async function kind(bytes: Uint8Array, name: string, kinds: readonly FileKind[] = KINDS): Promise<FileKind | number> {
  const file = await spool(one(bytes));
  try {
    return await kindOf(file, name, kinds);
  } catch (error) {
    if (error instanceof ServiceFailure) return error.code;
    throw error;
  } finally {
    await file.close();
  }
}

test.each(KINDS)(
  "CUS-12 a file of kind %s is known by its content, whatever the letters of its name's end",
  async (name) => {
    for (const ending of FILE_KINDS[name].endings) {
      expect(await kind(SAMPLE[name], `a file.${ending}`)).toBe(name);
      expect(await kind(SAMPLE[name], `A.FILE.${ending.toUpperCase()}`)).toBe(name);
    }
  },
);

test("CUS-12 a purpose takes its own kinds alone", async () => {
  for (const purpose of UPLOAD_PURPOSES) {
    const { kinds } = limitOf(purpose);
    for (const name of KINDS)
      expect(await kind(SAMPLE[name], `x.${name}`, kinds)).toBe(
        kinds.includes(name) ? name : SERVICE_CODES.typeRefused,
      );
  }
});

test("CUS-12 a file that is called what it is not is refused: png called pdf, and any other pair", async () => {
  for (const is of KINDS)
    for (const says of KINDS.filter((other) => other !== is && other !== "csv"))
      expect([is, says, await kind(SAMPLE[is], `x.${says}`)]).toEqual([is, says, SERVICE_CODES.typeRefused]);
  for (const name of ["x", "x.", "pdf", "x.pdf.exe", "x.pdf\0.png", ".."])
    expect(await kind(SAMPLE.pdf, name)).toBe(SERVICE_CODES.typeRefused);
});

describe("CUS-12 what no purpose takes is refused, whatever it is called", () => {
  const { encrypted, macros, bomb, typeRefused } = SERVICE_CODES;
  test.each([
    ["encrypted", "x.xlsx", encrypted],
    ["encrypted", "x.docx", encrypted],
    ["macroDoc", "x.doc", macros],
    ["macroSheet", "x.xlsx", macros],
    ["bomb", "x.xlsx", bomb],
    ["archive", "x.docx", typeRefused],
    ["oldWorkbook", "x.doc", typeRefused],
    ["svg", "x.png", typeRefused],
    ["svg", "x.csv", typeRefused],
    ["html", "x.csv", typeRefused],
    ["html", "x.pdf", typeRefused],
    ["unknown", "x.jpg", typeRefused],
    ["unknown", "x.csv", typeRefused],
  ] as const)("%s as %s: %i", async (what, name, code) => {
    expect(await kind(HOSTILE[what], name)).toBe(code);
  });
});

test("ORD-12 text for a table is UTF-8, UTF-16 or GB18030; what begins like a picture is text all the same", async () => {
  const text = "编码,名称\r\nMY1,吉隆坡\r\n";
  for (const bytes of [
    Buffer.from(text),
    Buffer.from(`\uFEFF${text}`),
    Buffer.from(`\uFEFF${text}`, "utf16le"),
    Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
    // 编码,名称 in GB18030.
    Buffer.from("b1e0c2eb2cc3fbb3c60d0a", "hex"),
    Buffer.from("BM,II\r\n1,2\r\n"),
  ])
    expect(await kind(bytes, "x.csv")).toBe("csv");
});

test("a file that is cut or spoilt anywhere is refused or of its kind, and never breaks anything", async () => {
  const whole = constantFrom(
    SAMPLE.docx,
    SAMPLE.xlsx,
    SAMPLE.doc,
    HOSTILE.macroDoc,
    HOSTILE.encrypted,
    compoundOf(Array.from({ length: 40 }, () => "x")),
  );
  const { typeRefused, damaged, encrypted, macros, bomb } = SERVICE_CODES;
  const known: readonly unknown[] = ["docx", "xlsx", "doc", typeRefused, damaged, encrypted, macros, bomb];
  await assert(
    asyncProperty(whole, nat(), nat(), uint8Array({ maxLength: 8 }), async (bytes, cut, at, spoilt) => {
      const less = Buffer.from(bytes.subarray(0, bytes.length - (cut % 3 === 0 ? cut % bytes.length : 0)));
      less.set(spoilt.subarray(0, Math.max(0, less.length - (at % less.length))), at % less.length);
      for (const name of ["x.docx", "x.doc"]) expect(known).toContain(await kind(less, name));
    }),
    { numRuns: 300 },
  );
});
