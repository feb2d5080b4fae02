import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** WCAG 2.2, A and AA: axe finds nothing on what is shown, or on the parts of it that a selector names. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // What fades or slides is looked at when it stands; what turns for ever is not waited for.
  await page.evaluate(async () => {
    const moving = document.getAnimations().filter(({ effect, playState }) => {
      const end = effect?.getComputedTiming().endTime;
      // In a hidden tab it stands still until the tab is shown.
      const isShown = effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
      return isShown && playState === "running" && typeof end === "number" && Number.isFinite(end);
    });
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  // A hidden tab keeps its layout, and is shown to nobody.
  const axe = new AxeBuilder({ page }).exclude("[role=tabpanel]:is([data-hidden] *)");
  const { violations } = await (part === undefined ? axe : axe.include(part))
    // What is in order is not described: half the time. No page has frames of another origin.
    .options({ runOnly: { type: "tag", values: WCAG }, resultTypes: ["violations"] })
    .setLegacyMode()
    .analyze();
  expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).join(" | ")}`)).toEqual([]);
}
