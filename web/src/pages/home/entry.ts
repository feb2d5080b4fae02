import { featureOf } from "@linehaul/schema/feature-name";
import type { PageContext, PageEntry } from "../entry.ts";
import { readable } from "../../browser/readable.ts";
import { cards } from "../__generated__/cards.ts";
import type { StartedCard } from "./home-page.tsx";

const load = () => import("./home-page.tsx");

/** Those that the role may see, in their order. */
const shownTo = ({ may }: PageContext) =>
  Object.entries(cards)
    .filter(([, card]) => may(card.may))
    .sort(([, a], [, b]) => a.rank - b.rank);

/** What needs this user now: the cards that the features bring, of those that the role may see. All of them start at once. */
export const entry: PageEntry = {
  shape: "home",
  asks: (params, context) => shownTo(context).flatMap(([, card]) => card.entry.asks(params, context)),
  prefetch: () => void load().catch(() => undefined),
  start(environment, params, context, means) {
    const { addPageTexts, createElement } = means;
    const started = shownTo(context).map(([code, card]) => ({
      code,
      card,
      page: card.entry.start(environment, params, context, means),
    }));
    const shown = started.map(({ code, card, page }): StartedCard => {
      const ready = Promise.all([page.code, addPageTexts(featureOf(code), card.locales, context.language)]);
      return { code, isWide: card.isWide === true, height: card.height, draw: readable(ready.then(([draw]) => draw)) };
    });
    return {
      code: load().then(
        ({ default: HomePage }) =>
          () =>
            createElement(HomePage, { cards: shown }),
      ),
      answer: Promise.allSettled([...shown.map(({ draw }) => draw), ...started.map(({ page }) => page.answer)]),
      dispose: () => {
        for (const { page } of started) page.dispose();
      },
    };
  },
};
