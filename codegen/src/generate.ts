import { ROOT } from "./places.ts";
import { writeRegistries } from "./registry/all.ts";

for (const path of writeRegistries(ROOT)) process.stdout.write(`wrote ${path}\n`);
