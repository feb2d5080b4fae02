import { gatewayIsBack, lookForGateway } from "../../relay/gateway.ts";

/** What was just opened comes first, and its answer. */
const REST_MS = 1_000;

const ignore = (): void => undefined;

/** When there is nothing else to do; a browser that can't tell does not do it. */
const whenIdle = (run: () => void): void => {
  if (typeof requestIdleCallback === "function") setTimeout(() => requestIdleCallback(run), REST_MS);
};

/**
 * Brings code that will be wanted when there is time. A browser never asks twice for a module that did not come, nor for another that shares
 * code with it: it is asked for after a look whether somebody is there to give it (FLT-11).
 */
export const bringAhead = (load: () => Promise<unknown>): void =>
  whenIdle(() => void lookForGateway().then(gatewayIsBack).then(load).catch(ignore));
