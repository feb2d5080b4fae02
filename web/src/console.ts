import { createElement, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { loadAnalytics } from "./analytics.ts";
import { App, askViewer, type Standing } from "./app.tsx";
import { config } from "./browser/config.ts";
import { storedLanguage } from "./i18n/language.ts";
import { startI18n } from "./texts/setup.ts";
import { createGraph } from "./relay/environment.ts";
import { GraphFailure } from "./relay/failure.ts";
import { isReached, servedBuild } from "./relay/gateway.ts";
import { roleInForce } from "./relay/role-in-force.ts";
import { requestHeaders } from "./relay/headers.ts";
import { startFirstPage } from "./shell/first-page.ts";
import { reportPartial } from "./tab/toast/report-partial.ts";
import type { Arrival } from "./signin/enter.ts";
import { leave } from "./signin/leave.ts";
import { browserPlace } from "./signin/place.ts";
import { unsavedWorkOf, waitForSession } from "./signin/session-lost.ts";
import "./theme/appearance.ts";
import { UNSEEN_MS } from "./theme/unseen.ts";

/** How the sign-in stands, told to whoever draws it. */
function createStanding(): Standing & { readonly set: (arrival: Arrival) => void } {
  let now: Arrival = { kind: "in" };
  const listeners = new Set<() => void>();
  return {
    get: () => now,
    set: (next) => {
      now = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What the graph refused or could not answer is said on the screen; anything else is a fault of the console and is reported. */
function onCaughtError(error: unknown): void {
  if (!(error instanceof GraphFailure)) reportError(error);
}

const standing = createStanding();
const environment = createGraph({
  headers: requestHeaders,
  onPartial: reportPartial,
  onRole: roleInForce.tell,
  // Several requests may find the session gone at once: one of them leaves. What is not saved is not left behind.
  // What asks by itself never goes to the sign-on, which may let in again at once: a window that nobody sits at would have no end (SEC-10).
  onSessionEnd: async (_failure, background) => {
    if (background || unsavedWorkOf.get() !== null) {
      await waitForSession();
      return true;
    }
    if (standing.get().kind === "in") standing.set(leave(browserPlace) ? { kind: "leaving" } : { kind: "loop" });
    return false;
  },
  onReach: (reached) => {
    isReached.tell(reached !== null);
    if (reached?.build) servedBuild.tell(reached.build);
  },
});

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Draws the console, or why it can't be used. */
export async function startConsole(arrival: Arrival): Promise<void> {
  standing.set(arrival);
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html holds no #root");
  const viewer = askViewer(environment);
  await startI18n(storedLanguage());
  // Nothing is shown of what would be replaced at once; what goes wrong ahead is told by what is drawn.
  if (arrival.kind === "in")
    await Promise.race([startFirstPage(environment, viewer).catch(() => undefined), pause(UNSEEN_MS)]);
  const drawn = createRoot(root, { onCaughtError });
  // A transition is drawn in slices: the browser answers keys and clicks between them.
  startTransition(() => drawn.render(createElement(App, { environment, standing, viewer })));
  loadAnalytics(config.analyticsUrl);
}
