import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";

/** What is asked before a customer's cards are changed, within a `Suspense`. */
export const AddCards = lazyPart(() => import("./add-cards.tsx"));
export const TurnCard = lazyPart(() => import("./turn-card.tsx"));
