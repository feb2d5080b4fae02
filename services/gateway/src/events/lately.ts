import type { ServiceEvent } from "@linehaul/schema/event";
import type { Service } from "@linehaul/schema/route";

export interface Said {
  readonly service: Service;
  readonly event: ServiceEvent;
  /** By the clock that only goes on; ms. */
  readonly at: number;
}

/** What the services said of late, for who asked for something before he followed what changes. */
export interface Lately {
  keep(service: Service, event: ServiceEvent): void;
  /** Something was not heard: what was said before now is not known whole. */
  forget(): void;
  /** All that was said since then, or null where that is not known. */
  since(at: number): readonly Said[] | null;
}

/** How many are kept at the least, once there were as many. */
const KEPT = 1_000;

export function createLately(kept = KEPT): Lately {
  let said: Said[] = [];
  let knownSince = performance.now();
  return {
    keep(service, event) {
      said.push({ service, event, at: performance.now() });
      // Now and then, rather than one by one.
      if (said.length < 2 * kept) return;
      said = said.slice(-kept);
      knownSince = said[0]?.at ?? knownSince;
    },
    forget() {
      said = [];
      knownSince = performance.now();
    },
    since(at) {
      if (at < knownSince) return null;
      return said.slice(said.findLastIndex((one) => one.at < at) + 1);
    },
  };
}
