import type { ChangeListener, ChangeTopic } from "../../tab/changes.ts";

/** What a window has heard of what changes on the server, and until when it has. */
export interface Heard {
  readonly hear: ChangeListener;
  /** How long ago it began to miss what changes, ms: at its start, then at the last word. */
  readonly missed: () => number;
  /** What it has heard of within so many ms. */
  readonly within: (ms: number) => readonly ChangeTopic[];
}

const DAY_MS = 86_400_000;
/** A change is told a second later, and a question takes its time: so much more is asked for. */
const SLACK_MS = 2_000;

/** Times are the clock's, which goes on while the machine sleeps. */
export function newHeard(hear: ChangeListener): Heard {
  const last = new Map<ChangeTopic, number>();
  let until = performance.timeOrigin;
  return {
    hear(topics) {
      until = Date.now();
      for (const topic of topics) last.set(topic, until);
      hear(topics);
    },
    missed: () => Math.min(Math.max(Math.ceil(Date.now() - until), 0) + SLACK_MS, DAY_MS),
    within: (ms) => [...last].filter(([, at]) => at >= Date.now() - ms).map(([topic]) => topic),
  };
}
