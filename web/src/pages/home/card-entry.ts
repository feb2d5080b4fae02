import type { MenuButton } from "@linehaul/schema/modules";
import type { PageLocales } from "../../texts/setup.ts";
import type { PageEntry } from "../entry.ts";

/** A feature's card of the home page: a small page of its own, in a file `home-card.ts` beside the feature's entry. */
export interface HomeCard {
  /** The card is for who holds it. */
  readonly may: MenuButton;
  /** Where it stands; the smallest first. */
  readonly rank: number;
  /** It takes the whole width. */
  readonly isWide?: true;
  /** Some px that it takes on a wide screen: as high is what stands for it until it comes, so that those below stay where they are. */
  readonly height: number;
  /** Its query and code, which start with the home page; and so do the texts that stand beside it. */
  readonly entry: PageEntry;
}

/** A card as the home page finds it, with the texts beside it. */
export interface FoundCard extends HomeCard {
  readonly locales?: PageLocales;
}
