import { catalogueProblems } from "./catalogues.ts";
import { exampleProblems } from "./examples.ts";
import { languageProblems, pagesWithoutTexts } from "./languages.ts";
import { nameProblems } from "./names.ts";
import { openApiProblems } from "./openapi.ts";
import type { Problem } from "./problem.ts";
import { readmeProblems } from "./readme.ts";
import { roomProblems } from "./rooms.ts";
import { routeProblems } from "./routes.ts";
import { securityProblems } from "./security.ts";
import { sentenceProblems, unsaidProblems } from "./sentences.ts";
import { signInProblems } from "./sign-ins.ts";
import { snapshotProblems } from "./snapshots.ts";
import { missingTexts, unusedTexts } from "./text-use.ts";
import { textGroups } from "./texts.ts";

/** All that does not hold together between the floors. */
export async function floorProblems(root: string): Promise<Problem[]> {
  const groups = textGroups(root);
  return [
    ...nameProblems(root),
    ...(await routeProblems(root)),
    ...(await openApiProblems(root)),
    ...roomProblems(root),
    ...unsaidProblems(root),
    ...sentenceProblems(root),
    ...snapshotProblems(root),
    ...readmeProblems(root),
    ...securityProblems(root),
    ...catalogueProblems(root),
    ...signInProblems(root),
    ...exampleProblems(root),
    ...languageProblems(groups),
    ...pagesWithoutTexts(root, groups),
    ...missingTexts(root, groups),
    ...unusedTexts(root, groups),
  ];
}
