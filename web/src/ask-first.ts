import shellQuery from "./__generated__/queryShellQuery$parameters.ts";
import { pageContext } from "./pages/context.ts";
import { lastButtons } from "./pages/last-buttons.ts";
import { loadPage } from "./pages/load-page.ts";
import { askEarly } from "./relay/early.ts";
import { lastTab } from "./shell/tabs/storage.ts";
import { wantedBy } from "@linehaul/schema/page-address";
import { HOME } from "./tab/tab-id.ts";

/**
 * Asks who is signed in, and what the page will ask that comes first: the one that the address names, else the one that this window
 * last showed, else home. Whether the page may be opened is not known yet. Where it may not, nobody asks for its answer.
 * Resolves when all of it has left.
 */
export async function askFirst(address: URL): Promise<void> {
  askEarly({ id: shellQuery.params.id, variables: {} });
  const { code, params } = wantedBy(address) ?? lastTab() ?? { code: HOME, params: {} };
  try {
    const page = await loadPage(code);
    const buttons = lastButtons();
    const context = pageContext((button) => buttons.has(button));
    for (const question of page?.entry.asks(params, context) ?? []) askEarly(question);
    // What does not come is asked for again, and reported, when the page opens.
    page?.entry.prefetch();
    page?.locales?.[context.language]().catch(() => undefined);
  } catch {
    // Nor does the page's entry.
  }
}
