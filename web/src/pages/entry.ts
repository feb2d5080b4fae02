import type { ComponentType, createElement, ReactElement } from "react";
import type { loadQuery } from "react-relay";
import type { IEnvironment, OperationType, PreloadableConcreteRequest, VariablesOf } from "relay-runtime";
import type { MenuButton } from "@linehaul/schema/modules";
import type { Language } from "@linehaul/schema/sites";
import type { PageShape } from "../parts/outline/shape.ts";
import type { PageProps, StaticPageProps } from "../tab/page-props.ts";
import type { PageParams } from "../tab/tab-id.ts";
import { answered } from "../relay/answered.ts";
import type { Question } from "../relay/request.ts";
import type { addPageTexts, PageLocales } from "../texts/setup.ts";

/** What the first query of a page may depend on besides the parameters. */
export interface PageContext {
  readonly language: Language;
  /** IANA name of the zone that the console shows. */
  readonly timeZone: string;
  readonly now: Date;
  /** Does the role in force hold a button? A query leaves out what would be refused. */
  readonly may: (button: MenuButton) => boolean;
}

/**
 * What the console lends an entry to start its page with. An entry imports none of it, so that it comes, and says what the page
 * asks, before the console's code is there.
 */
export interface Means {
  readonly createElement: typeof createElement;
  readonly loadQuery: typeof loadQuery;
  readonly addPageTexts: typeof addPageTexts;
}

/** What is known of a page before its entry is there. */
export interface PageTraits {
  /** The page makes no sense without parameters (an order's detail): it is not in the menu. Write it as `needsParams: true`. */
  readonly needsParams?: true;
  /** What stands for it until it is there, where it is no list. Write it as a plain string: the page registry copies it. */
  readonly shape?: PageShape;
  /** An address that opens in a window of its own instead of a tab. Write it as a plain string: the page registry copies it. */
  readonly href?: string;
}

/** A page under way: its code and its data were asked for together. */
export interface StartedPage {
  /** Draws the page once its code is there; throws what went wrong while loading (the tab's boundary shows it). */
  readonly code: Promise<(params: PageParams) => ReactElement>;
  /** Resolves, and never rejects, when what it asked of the graph is there or won't come. */
  readonly answer: Promise<unknown>;
  /** Frees the query. */
  dispose(): void;
}

/** Of what asks for nothing. */
const nothing = Promise.resolve();

/** What the shell sees of a page. Made by `page` or `staticPage`. */
export interface PageEntry extends PageTraits {
  /** What `start` will ask of the graph at once. */
  asks(params: PageParams, context: PageContext): readonly Question[];
  /** Asks for code and data at once. */
  start(environment: IEnvironment, params: PageParams, context: PageContext, means: Means): StartedPage;
  /** Asks for the code alone, when somebody is about to open the page. */
  prefetch(): void;
}

/** A page's entry, with the texts that stand beside it. */
export interface LoadedPage {
  readonly entry: PageEntry;
  readonly locales?: PageLocales;
}

/**
 * A page with a query. `query` is the default export of `__generated__/<Name>$parameters.ts`, which relay-compiler writes for
 * a query marked `@preloadable`: it holds the operation's id and not its text, so that the shell stays small.
 *
 * ```ts
 * import query, { ... } from "../../../__generated__/CurrencyPageQuery$parameters.ts";
 * export const entry = page<CurrencyPageQuery>({
 *   query,
 *   variables: () => ({ first: 50, after: null }),   // every variable, null ones too
 *   load: () => import("./currency-page.tsx"),       // default export takes { queryRef, params }
 * });
 * ```
 *
 * The texts in `locales/<language>.json` beside it are found by being there.
 */
export function page<Q extends OperationType>(
  spec: PageTraits & {
    readonly query: PreloadableConcreteRequest<Q>;
    readonly variables: (params: PageParams, context: PageContext) => VariablesOf<Q>;
    readonly load: () => Promise<{ default: ComponentType<PageProps<Q>> }>;
  },
): PageEntry {
  const { query, variables, load, ...common } = spec;
  return {
    ...common,
    asks: (params, context) => [{ id: query.params.id, variables: variables(params, context) }],
    prefetch: () => void load().catch(ignore),
    start(environment, params, context, { createElement, loadQuery }) {
      // A page that was open before shows at once what it knew, and always asks anew.
      const queryRef = loadQuery<Q>(environment, query, variables(params, context), {
        fetchPolicy: "store-and-network",
      });
      return {
        code: load().then(
          ({ default: Page }) =>
            (given) =>
              createElement(Page, { queryRef, params: given }),
        ),
        answer: answered(queryRef),
        dispose: () => queryRef.dispose(),
      };
    },
  };
}

/** A page of a list: it opens as its tab left it. */
export const listPage = <Q extends OperationType>(
  spec: PageTraits & {
    readonly query: PreloadableConcreteRequest<Q>;
    readonly list: { readonly opening: (params: PageParams) => VariablesOf<Q> };
    readonly load: () => Promise<{ default: ComponentType<PageProps<Q>> }>;
  },
): PageEntry => {
  const { list, ...rest } = spec;
  return page<Q>({ ...rest, variables: list.opening });
};

/** A page that asks the graph for nothing when it opens. */
export function staticPage(
  spec: PageTraits & { readonly load: () => Promise<{ default: ComponentType<StaticPageProps> }> },
): PageEntry {
  const { load, ...common } = spec;
  return {
    ...common,
    asks: () => [],
    prefetch: () => void load().catch(ignore),
    start: (_environment, _params, _context, { createElement }) => ({
      code: load().then(
        ({ default: Page }) =>
          (params) =>
            createElement(Page, { params }),
      ),
      answer: nothing,
      dispose: () => undefined,
    }),
  };
}

/** An entry that only opens an address in a window of its own. */
export function linkPage(href: string): PageEntry {
  return {
    href,
    asks: () => [],
    prefetch: () => undefined,
    start: (_environment, _params, _context, { createElement }) => ({
      code: Promise.resolve(() => createElement("p")),
      answer: nothing,
      dispose: () => undefined,
    }),
  };
}

/** A failed prefetch is asked again, and reported, when the page opens. */
const ignore = (): undefined => undefined;
