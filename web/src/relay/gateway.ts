import { config } from "../browser/config.ts";
import { told } from "./told.ts";

/** Did the gateway answer the last request? */
export const isReached = told(true);
/** The console that the gateway serves now; null before its first answer. */
export const servedBuild = told<string | null>(null);

/** Is this console older than the one that the gateway serves now? What it asks for may not be there any more. */
export const isOutdated = (): boolean => {
  const build = servedBuild.get();
  return config.build !== "" && build !== null && build !== config.build;
};
