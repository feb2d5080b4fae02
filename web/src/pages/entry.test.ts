import { beforeAll, expect, test, vi } from "vitest";
import { graphOf } from "../parts/testing/graph.ts";
import { Environment, Network, RecordSource, Store } from "relay-runtime";
import type { PageContext } from "./entry.ts";
import { pages } from "./__generated__/pages.ts";
import { startI18n } from "../texts/setup.ts";
import { loadPage } from "./load-page.ts";
import { means } from "./means.ts";
import { entry } from "./base-data/currency/entry.ts";

const context: PageContext = { language: "en", timeZone: "UTC", now: new Date(0), may: () => true };

beforeAll(async () => void (await startI18n("en")));

test("a page that is opened again asks anew, though the store still knows what it showed", async () => {
  const { environment, asked } = graphOf(() => ({}));
  const open = () => entry.start(environment, {}, context, means);
  await open().code;
  await vi.waitFor(() => expect(environment.getStore().getSource().size()).toBeGreaterThan(1));
  expect(asked).toHaveLength(1);
  open();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
});

test.each(Object.keys(pages))("%s is asked early for exactly what it asks for when it starts", async (code) => {
  const asked: object[] = [];
  const environment = new Environment({
    network: Network.create(({ id }, variables) => {
      asked.push({ id, variables });
      return new Promise(() => undefined);
    }),
    store: new Store(new RecordSource()),
  });
  const page = await loadPage(code);
  const params = { id: "T3JkZXI6MQ", day: "2026-11-20" };
  const addPageTexts = () => Promise.resolve();
  await page?.entry.start(environment, params, context, { ...means, addPageTexts }).code;
  expect(page?.entry.asks(params, context)).toEqual(asked);
});
