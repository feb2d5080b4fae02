import { filesIn } from "../places.ts";
import { local, source, type Source } from "./source.ts";

/** `features` of a REST service: what every `<area>/<feature>/feature.ts` exports. */
export function serviceRegistry(root: string, service: string): Source {
  const files = filesIn(root, `services/${service}/src`, "**/feature.ts");
  return source(`services/${service}/src/__generated__/features.ts`, [
    `import type { Feature } from "@linehaul/kit/feature";`,
    ...files.map((f, n) => `import { feature as ${local(n)} } from "../${f}";`),
    "",
    `export const features: Feature[] = [${files.map((_, n) => local(n)).join(", ")}];`,
  ]);
}
