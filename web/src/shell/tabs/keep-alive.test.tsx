import { ChakraProvider } from "@chakra-ui/react";
import { act, render, screen } from "@testing-library/react";
import { useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import { expect, test } from "vitest";
import { told } from "../../relay/told.ts";
import { system } from "../../theme/system.ts";
import { KeepAlive } from "./keep-alive.tsx";

/** Has React taken something of the page out of the layout? */
const isOut = () =>
  [...document.querySelectorAll<HTMLElement>("[role=tabpanel] *")].some((e) => e.style.display === "none");

const count = told(0);
const number = (which: string) => `${which} ${count.get()}`;
function Count({ which }: { readonly which: string }): ReactNode {
  const text = useSyncExternalStore(count.subscribe, () => number(which));
  return <p>{text}</p>;
}
/** Another page, which measures something when the first one leaves. */
const measured: boolean[] = [];
function Other({ isActive }: { readonly isActive: boolean }): ReactNode {
  useLayoutEffect(() => void measured.push(isOut()), [isActive]);
  return null;
}
const panel = (isActive: boolean, which: string) => (
  <ChakraProvider value={system}>
    <Other isActive={!isActive} />
    <KeepAlive id="CURRENCY" isActive={isActive}>
      <Count which={which} />
      <input aria-label="code" data-autofocus="" />
      <input aria-label="name" />
    </KeepAlive>
    <button type="button">elsewhere</button>
  </ChakraProvider>
);
test("SHELL-12 a hidden page is hidden by its place alone, also when React draws it meanwhile", async () => {
  const { rerender } = render(panel(true, "first"));
  await act(async () => rerender(panel(false, "first")));
  expect([isOut(), ...measured]).toEqual([false, false, false]);
  await act(async () => rerender(panel(false, "second")));
  screen.getByText("second 0");
  expect(isOut()).toBe(false);
  await act(async () => count.tell(1));
  rerender(panel(true, "second"));
  screen.getByText("second 1");
  expect(screen.getByRole("tabpanel").style.display).toBe("");
});

test("SHELL-12 the focus comes back to where it was, unless it is with somebody's keys", () => {
  const { rerender } = render(panel(true, "first"));
  screen.getByLabelText("name").focus();
  rerender(panel(false, "first"));
  screen.getByLabelText("name").blur();
  rerender(panel(true, "first"));
  expect(document.activeElement).toBe(screen.getByLabelText("name"));
});
