import { lazyPart } from "../lazy/lazy-part.ts";
import { withCustomerActTexts } from "./texts.ts";

/** The questions before all customers that match are enabled, disabled or assigned, and what came of it; within a `Suspense`. */
export const EnableMatching = lazyPart(() => withCustomerActTexts(() => import("./enable-matching.tsx")));
export const DisableMatching = lazyPart(() => withCustomerActTexts(() => import("./disable-matching.tsx")));
export const AssignMatching = lazyPart(() => withCustomerActTexts(() => import("./assign-matching.tsx")));
export const CustomerActDialog = lazyPart(() => withCustomerActTexts(() => import("./customer-act-dialog.tsx")));
