import { expect, test, vi } from "vitest";
import { graphOf } from "../parts/testing/graph.ts";
import type { PageContext } from "./entry.ts";
import { entry } from "./base-data/currency/entry.ts";

const context: PageContext = { language: "en", timeZone: "UTC", now: new Date(0), may: () => true };

test("a page that is opened again asks anew, though the store still knows what it showed", async () => {
  const { environment, asked } = graphOf(() => ({}));
  const open = () => entry.start(environment, {}, context);
  await open().code;
  await vi.waitFor(() => expect(environment.getStore().getSource().size()).toBeGreaterThan(1));
  expect(asked).toHaveLength(1);
  open();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});
