import { act, render } from "@testing-library/react";
import { Activity, Suspense, use, type ReactNode } from "react";
import { expect, test } from "vitest";
import { ChangesFromNow } from "./changes-from-now.tsx";
import { ChangesContext, newChanges, useChanges, type ChangeTopic } from "./changes.ts";

function Page({ onChange }: { readonly onChange: (topics: readonly ChangeTopic[]) => void }): ReactNode {
  useChanges(["ORDERS"], onChange);
  return null;
}

test("SHELL-12 a page in a hidden tab asks nothing when something changes, and once when it is shown again", () => {
  const changes = newChanges();
  const heard: (readonly ChangeTopic[])[] = [];
  const tab = (mode: "visible" | "hidden") => (
    <ChangesContext value={changes}>
      <Activity mode={mode}>
        <Page onChange={(topics) => heard.push(topics)} />
      </Activity>
    </ChangesContext>
  );
  changes.tell(["ORDERS"]);
  const { rerender } = render(tab("visible"));
  expect(heard).toEqual([]);
  act(() => changes.tell(["ORDERS"]));
  expect(heard).toEqual([["ORDERS"]]);

  rerender(tab("hidden"));
  act(() => {
    changes.tell(["ORDERS"]);
    changes.tell(["ORDERS", "TASKS"]);
  });
  expect(heard).toHaveLength(1);
  rerender(tab("visible"));
  expect(heard).toEqual([["ORDERS"], ["ORDERS", "TASKS"]]);

  rerender(tab("hidden"));
  act(() => changes.tell(["PERMISSIONS"]));
  rerender(tab("visible"));
  expect(heard).toHaveLength(2);
});

test("SHELL-12 a page whose code came late hears of what changed since it began to ask, and of nothing before", async () => {
  const changes = newChanges();
  const heard: (readonly ChangeTopic[])[] = [];
  const { promise, resolve } = Promise.withResolvers<typeof Page>();
  const Late: typeof Page = (props) => use(promise)(props);
  const tab = (
    <ChangesContext value={changes}>
      <ChangesFromNow>
        <Suspense>
          <Late onChange={(topics) => heard.push(topics)} />
        </Suspense>
      </ChangesFromNow>
    </ChangesContext>
  );
  changes.tell(["TASKS"]);
  await act(async () => render(tab));
  await act(async () => changes.tell(["ORDERS"]));
  expect(heard).toEqual([]);
  await act(async () => resolve(Page));
  expect(heard).toEqual([["ORDERS"]]);
  act(() => changes.tell(["ORDERS"]));
  expect(heard).toHaveLength(2);
});
