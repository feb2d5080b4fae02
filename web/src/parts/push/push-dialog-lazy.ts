import { lazyPart } from "../lazy/lazy-part.ts";
import { withPushTexts } from "./texts.ts";

/** The question whether orders are to be pushed, within a `Suspense`. */
export const PushDialog = lazyPart(() => withPushTexts(() => import("./push-dialog.tsx")));
