import { readFileSync } from "node:fs";
import { dirname } from "node:path/posix";
import { join } from "node:path";
import { filesIn, REST_SERVICES } from "../places.ts";
import type { Problem } from "./problem.ts";

const PROVES = /^\s*keepsToCatalogue\b/m;
/** A catalogue's rows are shown by the kit, and mostly saved and turned on and off by it. */
const IS_CATALOGUE = /\bcatalogue(View|Save|Toggle)\(/;

/** Rows that come from the source of base data, or are worked out, all together: nobody saves one, and what that holds their own test says. */
const IS_WHOLE = /\bPullKind<|\bputRows\(/;
const IS_SAVED = /\bcatalogue(Save|Toggle)\(/;

/** Every catalogue of the services has the test of what every catalogue holds beside it. */
export const catalogueProblems = (root: string): Problem[] =>
  REST_SERVICES.flatMap((service) => {
    const src = `services/${service}/src`;
    const files = filesIn(root, src, "*/*/**/*.ts");
    const foldersOf = (isTest: boolean, says: RegExp): ReadonlySet<string> =>
      new Set(
        files
          .filter((f) => f.endsWith(".test.ts") === isTest && says.test(readFileSync(join(root, src, f), "utf8")))
          .map(dirname),
      );
    const proven = foldersOf(true, PROVES);
    const [whole, saved] = [foldersOf(false, IS_WHOLE), foldersOf(false, IS_SAVED)];
    return [...foldersOf(false, IS_CATALOGUE)]
      .filter((folder) => !proven.has(folder) && !(whole.has(folder) && !saved.has(folder)))
      .map((folder) => ({
        file: `${src}/${folder}`,
        problem: "a catalogue: call keepsToCatalogue (services/kit/src/testing/catalogue.ts) in a test beside it",
      }));
  });
