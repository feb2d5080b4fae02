import sharp from "sharp";
import { expect, test } from "vitest";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { SAMPLE } from "../testing/sample-files.ts";
import { marked } from "./marked.ts";
import { redrawn } from "./picture.ts";

const blank = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
/** As a telephone takes one: on its side, with where it was. */
const taken = () =>
  blank(300, 200, "#336699")
    .withExif({ IFD0: { Make: "Kejora" }, IFD3: { GPSLatitude: "3/1 8/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test("CUS-12 a picture is drawn anew: upright, and without what a camera wrote beside it", async () => {
  const before = await taken();
  expect((await sharp(before).metadata()).exif).toBeDefined();
  const after = await redrawn(before, "image/jpeg");
  const { width, height, format, exif, icc, xmp } = await sharp(after).metadata();
  expect([width, height, format]).toEqual([200, 300, "jpeg"]);
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect(after.includes("Kejora")).toBe(false);
});

test.each([
  ["that breaks off", async () => (await taken()).subarray(0, 400), SERVICE_CODES.damaged],
  ["of nothing but a head", async () => SAMPLE.jpg, SERVICE_CODES.damaged],
  [
    "of more points than are held",
    () => blank(9_000, 9_000, "#000").png({ compressionLevel: 9, palette: true }).toBuffer(),
    SERVICE_CODES.bomb,
  ],
])("CUS-12 a picture %s is refused", async (_which, picture, code) => {
  const bytes = await picture();
  await expect(redrawn(bytes, bytes[0] === 0xff ? "image/jpeg" : "image/png")).rejects.toMatchObject({ code });
});

test.each([
  ["a card", 600, 380, "#ffffff"],
  ["one held upright", 380, 600, "#101828"],
])("PERM-12 who looks at %s stands all over it", async (_what, width, height, background) => {
  const before = await blank(width, height, background).png().toBuffer();
  const [one, same, other] = await Promise.all(
    ["an.nguyen · 2026-11-20 10:00 UTC", "an.nguyen · 2026-11-20 10:00 UTC", "<b>&lt;"].map((text) =>
      marked(before, "image/png", text),
    ),
  );
  const size = await sharp(one).metadata();
  expect([size.width, size.height, size.format]).toEqual([width, height, "png"]);
  expect(one?.equals(same!)).toBe(true);
  const points = async (picture: Buffer) => sharp(picture).removeAlpha().raw().toBuffer();
  const [was, is, others] = await Promise.all([before, one!, other!].map(points));
  expect([is!.equals(was!), is!.equals(others!)]).toEqual([false, false]);
});

test("PERM-12 a picture of a single point is shown too", async () => {
  const { width, height } = await sharp(await marked(SAMPLE.png, "image/png", "an.nguyen")).metadata();
  expect([width, height]).toEqual([1, 1]);
});

test("PERM-12 each quarter of a picture has some of it: none can be cut out without", async () => {
  const [width, height] = [1_000, 640];
  const flat = await blank(width, height, "#ffffff").png().toBuffer();
  const shown = await marked(flat, "image/png", "an.nguyen · 2026-11-20 10:00 UTC");
  for (const left of [0, width / 2])
    for (const top of [0, height / 2]) {
      const part = sharp(shown).extract({ left, top, width: width / 2, height: height / 2 });
      expect((await part.stats()).isOpaque).toBe(true);
      const { channels } = await sharp(await part.png().toBuffer()).stats();
      expect(channels[0]?.min).toBeLessThan(200);
    }
});
