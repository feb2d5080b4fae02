import { ChakraProvider } from "@chakra-ui/react";
import { act, configure, render, type RenderResult } from "@testing-library/react";
import { Suspense, use, type ReactElement, type ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { vi } from "vitest";
import { BUTTONS, type MenuButton, type ModuleCode } from "@linehaul/schema/modules";
import { featureOf } from "@linehaul/schema/feature-name";
import { addPageTexts, startI18n } from "../../texts/setup.ts";
import { loadPage } from "../../pages/load-page.ts";
import { means } from "../../pages/means.ts";
import { ChangesContext, type Changes } from "../../tab/changes.ts";
import type { PageParams } from "../../tab/tab-id.ts";
import { tabId } from "../../tab/tab-id.ts";
import { ShellContext, type Shell } from "../../tab/use-shell.ts";
import { system } from "../../theme/system.ts";
import { graphOf, type Answer, type Asked } from "./graph.ts";

const LANGUAGE = "en";
// Whether something is hidden is the browser tests' concern; working it out for each element of a table takes seconds here.
// The first page of a file waits for its code to be compiled.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

export interface RenderedPage extends RenderResult {
  /** What the page asked of the graph, in order. */
  readonly asked: readonly Asked[];
  readonly shell: Shell;
}

/** A page in its own tab, in English, over a graph in the test's hand; the viewer holds every button unless told. */
export async function renderPage(
  code: ModuleCode,
  o: {
    readonly answer: Answer;
    readonly params?: PageParams;
    readonly buttons?: readonly MenuButton[];
    /** Tells the page what changes on the server. */
    readonly changes?: Changes;
  },
): Promise<RenderedPage> {
  const { answer, params = {}, buttons = BUTTONS, changes = null } = o;
  const page = await loadPage(code);
  if (!page) throw new Error(`no page ${code}`);
  await startI18n(LANGUAGE);
  await addPageTexts(featureOf(code), page.locales, LANGUAGE);
  const { environment, asked } = graphOf(answer);
  const may = (button: MenuButton) => buttons.includes(button);
  const shell: Shell = {
    tabId: tabId(code, params),
    open: vi.fn<Shell["open"]>(),
    close: vi.fn<Shell["close"]>(),
    refresh: vi.fn<Shell["refresh"]>(),
    setTitle: vi.fn<Shell["setTitle"]>(),
    setDirty: vi.fn<Shell["setDirty"]>(),
    may,
    onRefresh: () => () => undefined,
  };
  const context = { language: LANGUAGE, timeZone: "Asia/Kuala_Lumpur", now: new Date(), may } as const;
  const started = page.entry.start(environment, params, context, means);
  // Code and answers arrive asynchronously.
  const result = await act(async () =>
    render(
      <ChakraProvider value={system}>
        <RelayEnvironmentProvider environment={environment}>
          <ChangesContext value={changes}>
            <ShellContext value={shell}>
              <Suspense fallback="loading">
                <Page code={started.code} params={params} />
              </Suspense>
            </ShellContext>
          </ChangesContext>
        </RelayEnvironmentProvider>
      </ChakraProvider>,
    ),
  );
  return { ...result, asked, shell };
}

function Page({
  code,
  params,
}: {
  code: Promise<(params: PageParams) => ReactElement>;
  params: PageParams;
}): ReactNode {
  return use(code)(params);
}
