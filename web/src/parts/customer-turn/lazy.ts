import { lazyPart } from "../lazy/lazy-part.ts";
import { withTurnTexts } from "./texts.ts";

/** The questions before customers are enabled, disabled, assigned or pushed, within a `Suspense`. */
export const EnableMany = lazyPart(() => withTurnTexts(() => import("./enable-many.tsx")));
export const DisableMany = lazyPart(() => withTurnTexts(() => import("./disable-many.tsx")));
export const PushMany = lazyPart(() => withTurnTexts(() => import("./push-many.tsx")));
export const AssignMany = lazyPart(() => withTurnTexts(() => import("./assign-many.tsx")));
