import i18next from "i18next";
import { fetchQuery, type PreloadedQuery } from "react-relay";
import type { IEnvironment } from "relay-runtime";
import type { queryShellQuery } from "../__generated__/queryShellQuery.graphql.ts";
import { pageContext } from "../pages/context.ts";
import { menuOf } from "../pages/menu/menu-of.ts";
import { answered } from "../relay/answered.ts";
import { shellQuery } from "../tab/query.ts";
import { firstTabs } from "./tabs/first-tabs.ts";
import { runnerOf } from "./tabs/runner.ts";

/**
 * Starts the page that the frame will show first, as soon as it is known who is signed in; resolves when it can be drawn whole. Where
 * something does not come, the frame finds out by itself.
 */
export async function startFirstPage(
  environment: IEnvironment,
  queryRef: PreloadedQuery<queryShellQuery>,
): Promise<void> {
  // Who can't be read is told by what draws him, and not asked for once more (ERR-08).
  if (!(await answered(queryRef))) return;
  const known = fetchQuery<queryShellQuery>(environment, shellQuery, {}, { fetchPolicy: "store-or-network" });
  const answer = await known.toPromise();
  if (!answer) return;
  const menu = menuOf(answer.viewer, i18next.t, (key) => i18next.exists(key));
  const { tabs, active } = firstTabs(answer.viewer.userId, menu);
  const tab = tabs.find(({ id }) => id === active);
  if (tab) await runnerOf(environment).of(tab, () => pageContext(menu.may)).drawable;
}
