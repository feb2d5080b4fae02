// Run in the page.

declare global {
  interface Window {
    /** How long the interactions so far took, from the event to the frame that shows what it did. */
    benchFrames?: () => number[];
  }
}

/** From the start of a page: notes its interactions, as INP does. What takes less than 16 ms the browser does not tell. */
export function watchFrames(): void {
  const took: number[] = [];
  const note = (entries: PerformanceEntryList) => {
    for (const entry of entries)
      if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) took.push(entry.duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  // Its threshold is not among TypeScript's options.
  const options = { type: "event", durationThreshold: 16, buffered: true };
  observer.observe(options);
  window.benchFrames = () => {
    note(observer.takeRecords());
    return took.splice(0);
  };
}

/** The slowest interaction since the last question; 0 when none took 16 ms. */
export const slowestFrame = (): number => Math.max(0, ...(window.benchFrames?.() ?? []));

/** Until two frames were drawn and nothing is left to do. */
export const quiet = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => resolve())));
  });

/**
 * When the first row of the list in front was painted that leads elsewhere than it did, or, of null, the first of all; since the address
 * was asked for. It waits to be told: to look at every frame would cost frames.
 */
export const otherRows = (was: string | null): Promise<number> =>
  new Promise((resolve) => {
    const look = () => {
      const to = document.querySelector("[role=tabpanel] tbody a[href]")?.getAttribute("href") ?? null;
      if (to === null || to === was) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["href"] });
    look();
  });
