import { lazyPart } from "../lazy/lazy-part.ts";
import { withExportTexts } from "./texts.ts";

/** The dialog that asks for a file of a list, within a `Suspense`. */
export const ExportDialog = lazyPart(() => withExportTexts(() => import("./export-dialog.tsx")));
