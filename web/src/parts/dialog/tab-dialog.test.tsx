import { ChakraProvider } from "@chakra-ui/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { Activity } from "react";
import { expect, test, vi } from "vitest";
import { system } from "../../theme/system.ts";
import { TabDialog } from "./tab-dialog.tsx";

const tab = (o: { readonly isShown: boolean; readonly isOpen: boolean; readonly onClose?: () => void }) => (
  <ChakraProvider value={system}>
    <button type="button">other tab</button>
    <Activity mode={o.isShown ? "visible" : "hidden"}>
      <div role="tabpanel">
        <button type="button">of the page</button>
        <div>
          <p>beside</p>
          {o.isOpen && (
            <TabDialog title="New currency" onClose={o.onClose ?? (() => undefined)}>
              <input data-autofocus aria-label="code" />
            </TabDialog>
          )}
        </div>
      </div>
    </Activity>
  </ChakraProvider>
);
const inert = (text: string) => screen.getByText(text).inert === true;

test("a dialog over its page makes the page wait, and leaves the console at hand", () => {
  const { rerender } = render(tab({ isShown: true, isOpen: false }));
  screen.getByText("of the page").focus();
  rerender(tab({ isShown: true, isOpen: true }));
  expect([inert("of the page"), inert("beside"), inert("other tab")]).toEqual([true, true, false]);
  expect(document.activeElement).toBe(screen.getByLabelText("code"));
  rerender(tab({ isShown: true, isOpen: false }));
  expect([inert("of the page"), inert("beside")]).toEqual([false, false]);
  expect(document.activeElement).toBe(screen.getByText("of the page"));
});

test("SHELL-12 in a hidden tab it keeps what was typed and locks nothing", () => {
  const { rerender } = render(tab({ isShown: true, isOpen: true }));
  fireEvent.change(screen.getByLabelText("code"), { target: { value: "ABC" } });
  rerender(tab({ isShown: false, isOpen: true }));
  expect(document.querySelector("dialog[open]")).toBeNull();
  expect(inert("of the page")).toBe(false);
  rerender(tab({ isShown: true, isOpen: true }));
  expect(screen.getByLabelText<HTMLInputElement>("code").value).toBe("ABC");
  expect(inert("of the page")).toBe(true);
});

test("Escape asks to close", () => {
  const onClose = vi.fn<() => void>();
  render(tab({ isShown: true, isOpen: true, onClose }));
  fireEvent.keyDown(screen.getByLabelText("code"), { key: "Escape" });
  expect(onClose).toHaveBeenCalledOnce();
});
