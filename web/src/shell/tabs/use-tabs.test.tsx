import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { beforeEach, expect, test } from "vitest";
import { pageContext } from "../../pages/context.ts";
import { keep, kept } from "../../tab/kept.ts";
import { HOME } from "../../tab/tab-id.ts";
import { onlyHome } from "./state.ts";
import { useTabs } from "./use-tabs.ts";

const may = () => true;
const draw = () => {
  const environment = createMockEnvironment();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  const options = { userId: "u-1", first: () => onlyHome, context: () => pageContext(may) };
  return renderHook(() => useTabs({ ...options, may, mayOpen: () => true, onUnsaved: () => undefined }), { wrapper });
};

beforeEach(() => sessionStorage.clear());

test("SHELL-12 what a closed tab kept goes with it, and what was left of others when the window was loaded anew", () => {
  keep("GONE", 1);
  keep(HOME, 2);
  const { result } = draw();
  expect([kept("GONE"), kept(HOME)]).toEqual([null, 2]);
  act(() => result.current.control.open("CURRENCY"));
  keep("CURRENCY", 3);
  act(() => result.current.control.askClose(["CURRENCY"]));
  expect(kept("CURRENCY")).toBe(null);
});

test("ORD-08 what a tab keeps before it opens is there when it does, whatever changes of the others meanwhile", () => {
  const { result } = draw();
  keep("CURRENCY", ["c-1", "c-2"]);
  act(() => result.current.control.shellOf(HOME).setTitle("Home"));
  act(() => result.current.control.open("CURRENCY"));
  expect(kept("CURRENCY")).toEqual(["c-1", "c-2"]);
});
