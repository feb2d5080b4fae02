import type { ReactElement } from "react";
import type { IEnvironment } from "relay-runtime";
import { readable } from "../../browser/readable.ts";
import { featureOf } from "@linehaul/schema/feature-name";
import { addPageTexts } from "../../texts/setup.ts";
import { dropEarly } from "../../relay/early.ts";
import type { PageContext } from "../../pages/entry.ts";
import { means } from "../../pages/means.ts";
import type { PageParams } from "../../tab/tab-id.ts";
import { came } from "../../relay/came.ts";
import { GraphFailure, OFFLINE } from "../../relay/failure.ts";
import { gatewayIsThere } from "../../relay/gateway.ts";
import { loadPage } from "../../pages/load-page.ts";
import type { Tab } from "./state.ts";

type Draw = (params: PageParams) => ReactElement;
/** A page that was started: `page` settles when code and texts are there; its query runs meanwhile. */
export interface Running {
  readonly page: Promise<Draw>;
  /** Resolves when the page can be drawn whole, for its answers are there as well, or when it can't be had. */
  readonly drawable: Promise<unknown>;
  readonly dispose: () => void;
}

/** What runs behind the tabs. A tab's page starts when it is first shown, once, and is freed when the tab closes. */
export interface Runner {
  readonly of: (tab: Tab, context: () => PageContext) => Running;
  /** Frees all but these tabs. */
  readonly keep: (ids: ReadonlySet<string>) => void;
  /** Frees one, so that it starts anew when next asked for. */
  readonly drop: (id: string) => void;
  readonly isRunning: (id: string) => boolean;
}

/** Code, texts and data of a page are asked for together. */
function start(tab: Tab, environment: IEnvironment, context: PageContext): Running {
  let free: (() => void) | null = null;
  let isGone = false;
  let answer: Promise<unknown> | null = null;
  const run = async (): Promise<Draw> => {
    // A browser never asks twice for a module that did not come: it is not asked for while nobody is there to give it (FLT-11).
    if (!(await gatewayIsThere())) throw new GraphFailure({ code: OFFLINE, message: "" });
    const loaded = await came(loadPage(tab.code));
    if (!loaded) throw new Error(`No page ${tab.code}`);
    const { entry, locales } = loaded;
    const started = entry.start(environment, tab.params, context, means);
    // The first page took what was asked for it before it started.
    dropEarly();
    ({ answer } = started);
    free = () => started.dispose();
    if (isGone) free();
    const [draw] = await Promise.all([
      came(started.code),
      addPageTexts(featureOf(tab.code), locales, context.language),
    ]);
    return draw;
  };
  const page = readable(run());
  return {
    page,
    // What went wrong is shown by the tab's boundary; a tab that closes before that has nothing to say.
    drawable: page.then(
      () => answer,
      () => undefined,
    ),
    dispose: () => {
      isGone = true;
      free?.();
    },
  };
}

const runners = new WeakMap<IEnvironment, Runner>();
/**
 * The runner over a graph. It is kept outside of what draws: React may throw a first drawing away and begin anew, and must find the pages
 * that it started.
 */
export function runnerOf(environment: IEnvironment): Runner {
  const runner = runners.get(environment) ?? createRunner(environment);
  runners.set(environment, runner);
  return runner;
}

function createRunner(environment: IEnvironment): Runner {
  const running = new Map<string, Running>();
  const drop = (id: string): void => {
    running.get(id)?.dispose();
    running.delete(id);
  };
  return {
    of: (tab, context) => {
      const known = running.get(tab.id);
      if (known) return known;
      const made = start(tab, environment, context());
      running.set(tab.id, made);
      return made;
    },
    keep: (ids) => {
      for (const id of running.keys()) if (!ids.has(id)) drop(id);
    },
    drop,
    isRunning: (id) => running.has(id),
  };
}
