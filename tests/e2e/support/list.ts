import type { Page } from "@playwright/test";
import { activePanel, expect } from "./console.ts";

/** The row of a list whose first cell is this. */
export const rowOf = (page: Page, first: string) =>
  activePanel(page)
    .getByRole("row")
    .filter({ has: page.getByRole("cell", { name: first, exact: true }) });

/** Finds rows by the list's own box. */
export async function find(page: Page, text: string): Promise<void> {
  const box = activePanel(page).getByRole("searchbox").first();
  await box.fill(text);
  await box.press("Enter");
}

/** Opens what a button of the page leads to. */
export async function press(page: Page, name: string): Promise<void> {
  await activePanel(page).getByRole("button", { name, exact: true }).click();
}

/** Says yes to a question, which is named by its title. */
export async function agree(page: Page, question: string, verb: string): Promise<void> {
  const dialog = page.getByRole("alertdialog", { name: question });
  await dialog.getByRole("button", { name: verb }).click();
  await expect(dialog).toBeHidden();
}
