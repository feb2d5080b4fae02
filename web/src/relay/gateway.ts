import { config } from "../browser/config.ts";
import { told } from "./told.ts";

/** Did the gateway answer the last request? */
export const isReached = told(true);
/** A look that nothing comes of holds up whatever waits for the gateway. */
const LOOK_MS = 10_000;
let looking: Promise<boolean> | null = null;
/** Asks whether the gateway is there, and tells it; for who lost it, or thinks so. */
export function lookForGateway(): Promise<boolean> {
  looking ??= fetch("/health/live", { cache: "no-store", signal: AbortSignal.timeout(LOOK_MS) })
    .then(
      (response) => response.ok,
      () => false,
    )
    .then((isThere) => {
      looking = null;
      isReached.tell(isThere);
      return isThere;
    });
  return looking;
}
/** Whether it is there, as far as is known: a look that is under way is waited for. */
export const gatewayIsThere = (): Promise<boolean> | boolean => looking ?? isReached.get();
/** Was it away, and has no look found it since? */
let wasAway = false;
isReached.subscribe(() => {
  wasAway ||= !isReached.get();
});
async function reached(): Promise<void> {
  if (isReached.get()) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const forget = isReached.subscribe(() => isReached.get() && resolve());
  await promise;
  forget();
}
/**
 * Comes when the gateway is there: at once, as a rule. Once it was away a look has to find it: an answer alone may be the last one of a
 * gateway that ends.
 */
export async function gatewayIsBack(): Promise<void> {
  if (await gatewayIsThere()) {
    if (!wasAway) return;
    if (await lookForGateway()) {
      wasAway = false;
      return;
    }
  }
  await reached();
  return gatewayIsBack();
}

/** The console that the gateway serves now; null before its first answer. */
export const servedBuild = told<string | null>(null);

/** Is this console older than the one that the gateway serves now? What it asks for may not be there any more. */
export const isOutdated = (): boolean => {
  const build = servedBuild.get();
  return config.build !== "" && build !== null && build !== config.build;
};
