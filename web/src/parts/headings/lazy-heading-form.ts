import { lazyPart } from "../lazy/lazy-part.ts";
import { addHeadingTexts } from "./texts.ts";

/** The dialog in which it is chosen what the headings of a sheet mean, within a `Suspense`. */
export const HeadingForm = lazyPart(
  async () => (await Promise.all([import("./heading-form.tsx"), addHeadingTexts()]))[0],
);
