import { ROOT } from "./places.ts";
import { generateEverything } from "./print/everything.ts";

await generateEverything(ROOT);
