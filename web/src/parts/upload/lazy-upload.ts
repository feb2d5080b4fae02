import { lazyPart } from "../lazy/lazy-part.ts";
import { addUploadTexts } from "./texts.ts";

/** The part that sends files, with its texts; within a `Suspense`. How it is used stands in `upload.tsx`. */
export const Upload = lazyPart(async () => (await Promise.all([import("./upload.tsx"), addUploadTexts()]))[0]);
