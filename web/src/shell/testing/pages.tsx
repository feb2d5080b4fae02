import { createElement, useEffect, useState, type ReactNode } from "react";
import { vi } from "vitest";
import type { PageEntry } from "../../pages/entry.ts";
import type { PageParams } from "../../tab/tab-id.ts";
import { GraphFailure } from "../../relay/failure.ts";
import { PageLink } from "../../parts/link/page-link.tsx";
import { useRefresh, useShell } from "../../tab/use-shell.ts";

/** What the pages of these tests did. */
export const seen = {
  started: vi.fn<(code: string, params: PageParams) => void>(),
  freed: vi.fn<(code: string) => void>(),
  refreshed: vi.fn<() => void>(),
};
/** How often the currencies fail before they work. */
export const faults = { left: 0 };

const entry = (code: string, Page: (props: { params: PageParams }) => ReactNode): PageEntry => ({
  asks: () => [],
  prefetch: () => undefined,
  start: (_environment, params) => {
    seen.started(code, params);
    return {
      answer: Promise.resolve(),
      code: Promise.resolve((given: PageParams) => createElement(Page, { params: given })),
      dispose: () => seen.freed(code),
    };
  },
});
const registered = (code: string, Page: (props: { params: PageParams }) => ReactNode) => () =>
  Promise.resolve({ entry: entry(code, Page) });

function List(): ReactNode {
  const shell = useShell();
  useRefresh(() => seen.refreshed());
  return (
    <>
      <input aria-label="keyword" />
      <PageLink code="ORDER_DETAIL" params={{ number: "SF1" }} title="SF1">
        first order
      </PageLink>
      <button onClick={() => shell.open("ORDER_REVIEW")}>forbidden</button>
    </>
  );
}
function Detail({ params }: { params: PageParams }): ReactNode {
  const shell = useShell();
  const [isDirty, setIsDirty] = useState(false);
  useEffect(() => {
    shell.setTitle(`Order ${params["number"] ?? ""}`);
    shell.setDirty(isDirty);
  }, [shell, params, isDirty]);
  return (
    <>
      <button onClick={() => setIsDirty(!isDirty)}>type</button>
      <button onClick={() => shell.refresh("ORDER_LIST")}>refresh the list</button>
      <button onClick={() => shell.close()}>done</button>
    </>
  );
}
function Currencies(): ReactNode {
  if (faults.left > 0) throw new GraphFailure({ code: "09020501", message: "", traceId: "abc123" });
  return <p>ten currencies</p>;
}

/** Stand in for the generated registry. */
export const pages = {
  HOME: registered("HOME", () => <p>welcome</p>),
  ORDER_LIST: registered("ORDER_LIST", List),
  ORDER_DETAIL: registered("ORDER_DETAIL", Detail),
  CURRENCY: registered("CURRENCY", Currencies),
  GRAPHIQL: registered("GRAPHIQL", () => null),
};
export const traits = { ORDER_DETAIL: { needsParams: true }, GRAPHIQL: { href: "/graphiql" } };
