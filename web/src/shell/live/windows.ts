import type { ChangeListener, ChangeTopic } from "../../tab/changes.ts";
import type { Heard } from "./heard.ts";

const NAME = "linehaul.changes";
/** Here a window that begins asks for what was told before it listened, and is answered alone. */
const MISSED = "linehaul.changes.missed";

type Word =
  | { readonly ask: string; readonly missed: number }
  | { readonly answer: string; readonly topics: readonly ChangeTopic[] };

/** The windows of a browser, of which one has the stream. */
export interface Windows {
  /** Passes on what the stream tells. */
  readonly tell: ChangeListener;
  /** This window has the stream from now on: it answers. */
  readonly lead: () => void;
  readonly close: () => void;
}

/** Hears what another window's stream tells, first of what it told since this one began to ask for what it shows. */
export function openWindows({ hear, missed, within }: Heard): Windows {
  const told = new BroadcastChannel(NAME);
  told.addEventListener("message", ({ data }: MessageEvent<readonly ChangeTopic[]>) => hear(data));
  const asked = new BroadcastChannel(MISSED);
  const say = (word: Word) => asked.postMessage(word);
  const own = Math.random().toString(36);
  let isLeading = false;
  asked.addEventListener("message", ({ data: word }: MessageEvent<Word>) => {
    if ("answer" in word) {
      if (word.answer === own && word.topics.length > 0) hear(word.topics);
    } else if (isLeading) say({ answer: word.ask, topics: within(word.missed) });
  });
  say({ ask: own, missed: missed() });
  return {
    tell: (topics) => told.postMessage(topics),
    lead: () => {
      isLeading = true;
    },
    close: () => {
      told.close();
      asked.close();
    },
  };
}
