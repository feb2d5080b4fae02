import { lazyPart } from "../lazy/lazy-part.ts";
import { withPrintTexts } from "./texts.ts";

/** The dialog that asks what is to be printed, within a `Suspense`. */
export const PrintDialog = lazyPart(() => withPrintTexts(() => import("./print-dialog.tsx")));
