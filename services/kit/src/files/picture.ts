import sharp, { type Sharp } from "sharp";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { FILE_KINDS } from "@linehaul/schema/upload";
import { fail } from "../fail.ts";

/** Some 50 megapixels: more than most cameras make, and little enough to be held. */
const MOST_PIXELS = 8_192 * 6_144;
const JPEG = { quality: 90 } as const;
const PICTURES: ReadonlySet<string> = new Set([FILE_KINDS.png.type, FILE_KINDS.jpg.type]);

/** One core a picture: requests beside it go on. */
sharp.concurrency(1);
sharp.cache(false);

/** Is it a picture, by the type that its content gave it? */
export const isPicture = (type: string): boolean => PICTURES.has(type);

const refuseDamaged = (): never => {
  throw fail(SERVICE_CODES.damaged);
};

/** A picture, upright; 422004 for one that would fill the memory, 422005 for one that can't be read. */
export async function openPicture(bytes: Uint8Array): Promise<Sharp> {
  const read = sharp(bytes, { limitInputPixels: false });
  const { width, height } = await read.metadata().catch(refuseDamaged);
  if (width * height > MOST_PIXELS) throw fail(SERVICE_CODES.bomb);
  return read.autoOrient();
}

/** A picture as a file of a type: the picture alone. 422005 for one that breaks off. */
export const writtenAs = (type: string, picture: Sharp): Promise<Buffer> =>
  (type === FILE_KINDS.jpg.type ? picture.jpeg(JPEG) : picture.png()).toBuffer().catch(refuseDamaged);

/** The same picture, as a file of the same type: nothing of what cameras and programs write beside one (EXIF, places, previews) is left. */
export const redrawn = async (bytes: Uint8Array, type: string): Promise<Buffer> =>
  writtenAs(type, await openPicture(bytes));
