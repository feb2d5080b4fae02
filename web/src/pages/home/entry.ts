import { createElement } from "react";
import { featureOf } from "@linehaul/schema/feature-name";
import { addPageTexts } from "../../texts/setup.ts";
import type { PageEntry } from "../entry.ts";
import { cards } from "../__generated__/cards.ts";
import type { StartedCard } from "./home-page.tsx";

const load = () => import("./home-page.tsx");

/** What needs this user now: the cards that the features bring, of those that the role may see. All of them start at once. */
export const entry: PageEntry = {
  prefetch: () => void load().catch(() => undefined),
  start(environment, params, context) {
    const started = Object.entries(cards)
      .filter(([, card]) => context.may(card.may))
      .sort(([, a], [, b]) => a.rank - b.rank)
      .map(([code, card]) => ({ code, card, page: card.entry.start(environment, params, context) }));
    const shown = started.map(({ code, card, page }): StartedCard => {
      const ready = Promise.all([page.code, addPageTexts(featureOf(code), card.locales, context.language)]);
      // Shown in the card's own place.
      ready.catch(() => undefined);
      return { code, isWide: card.isWide === true, draw: ready.then(([draw]) => draw) };
    });
    return {
      code: load().then(
        ({ default: HomePage }) =>
          () =>
            createElement(HomePage, { cards: shown }),
      ),
      dispose: () => {
        for (const { page } of started) page.dispose();
      },
    };
  },
};
