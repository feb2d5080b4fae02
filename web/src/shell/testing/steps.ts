import { act, fireEvent, screen, within } from "@testing-library/react";

/** Pages come and go asynchronously. */
export const click = (on: Element) => act(async () => void fireEvent.click(on));
export const keyDown = (on: Element, init: { key: string }) => act(async () => void fireEvent.keyDown(on, init));
export const tab = (name: string | RegExp) => screen.findByRole("tab", { name });
export const menu = () => within(screen.getByRole("navigation", { name: "Main menu" }));

/** Opens the order list from the menu; answers its keyword box. */
export async function openList() {
  await click(await menu().findByRole("button", { name: /Order management/ }));
  await click(menu().getByRole("link", { name: "Order list" }));
  return screen.findByLabelText<HTMLInputElement>("keyword");
}
