import { lazy, type ComponentType, type LazyExoticComponent } from "react";
import { came } from "../../relay/came.ts";
import { gatewayIsBack } from "../../relay/gateway.ts";
import { bringAhead } from "./bring-ahead.ts";
import { ruleTexts } from "./rule-texts.ts";

/**
 * A part whose code is not needed at once, a dialog for example: it comes when there is time, or when it is first drawn, within a
 * `Suspense`. A browser never asks twice for a module that did not come, nor for another that shares code with it, so it is asked for while
 * somebody is there to give it, and ahead of time after a look (FLT-11). What rules say comes with it, for it may have a form.
 */
export function lazyPart<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  const come = () => gatewayIsBack().then(async () => (await Promise.all([load(), ruleTexts()]))[0]);
  bringAhead(come);
  // React asks once, and keeps what came of it.
  return lazy(() => came(come(), { isLast: true }));
}
