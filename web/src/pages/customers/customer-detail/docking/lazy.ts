import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";

export const DockingForm = lazyPart(() => import("./docking-form.tsx"));
export const NewSecretQuestion = lazyPart(() => import("./new-secret.tsx"));
