import { lazyPart } from "../lazy/lazy-part.ts";
import { withFindingTexts } from "./texts.ts";

/** Asks for a masked value and finds orders or customers by it, within a `Suspense`. */
export const FindSensitive = lazyPart(() => withFindingTexts(() => import("./find-sensitive.tsx")));
/** What was found, as a chip says it, within a `Suspense`. */
export const FoundBy = lazyPart(() => withFindingTexts(() => import("./found-by.tsx")));
