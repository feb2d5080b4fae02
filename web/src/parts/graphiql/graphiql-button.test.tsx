import { act, fireEvent, screen } from "@testing-library/react";
import { buildSchema, parse, validate } from "graphql";
import { getVariableValues } from "graphql/execution/values.js";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isModuleCode, type ModuleCode } from "@linehaul/schema/modules";
import operations from "../../../../schema/graph/operations.json";
import printed from "../../../../schema/graph/schema.graphql?raw";
import { pages } from "../../pages/__generated__/pages.ts";
import { traitsOf } from "../../pages/traits-of.ts";
import { fullAnswer } from "../testing/full-answer.ts";
import { renderPage } from "../testing/render-page.tsx";

const graph = buildSchema(printed);
const texts: ReadonlyMap<string, string> = new Map(Object.entries(operations));
/** Every page that is a list. */
const lists = Object.keys(pages)
  .filter((code) => traitsOf(code).href === undefined && traitsOf(code).shape === undefined)
  .filter(isModuleCode);

/** A window of GraphiQL that was opened. */
const opened = { postMessage: vi.fn<(message: unknown, options: object) => void>() };
beforeEach(() => {
  sessionStorage.clear();
  opened.postMessage.mockClear();
  vi.stubGlobal("open", vi.fn<typeof open>());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A message as a window sends it. */
function sent(data: unknown, origin = location.origin) {
  const message = new MessageEvent("message", { data, origin });
  Object.defineProperty(message, "source", { value: opened });
  fireEvent(window, message);
}
async function openFrom(code: ModuleCode) {
  Reflect.set(
    window,
    "open",
    vi.fn<(address: string) => object>(() => opened),
  );
  await renderPage(code, { answer: () => fullAnswer });
  const button = await screen.findByRole("button", { name: "Open in GraphiQL" });
  await act(async () => fireEvent.click(button));
  const [[address = ""] = []] = vi.mocked(window.open).mock.calls;
  return new URL(String(address), "http://my.localhost");
}

describe.each(lists)("%s", (code) => {
  test("opens in GraphiQL as a document that is valid on the graph, with the variables of the present filter", async () => {
    const address = await openFrom(code);
    const text = texts.get(address.searchParams.get("operation") ?? "") ?? "";
    const document = parse(text);
    expect(validate(graph, document)).toEqual([]);
    sent("graphiql");
    const [message] = opened.postMessage.mock.lastCall ?? [];
    const { variables } = Object(message);
    const [definition] = document.definitions;
    const asked = definition?.kind === "OperationDefinition" ? (definition.variableDefinitions ?? []) : [];
    expect(getVariableValues(graph, asked, JSON.parse(variables)).errors).toBeUndefined();
    expect(address.href).not.toContain("variables");
  });
});

test("what a list is filtered by is told to the window that it opened alone, and kept nowhere", async () => {
  const address = await openFrom("ORDER_LIST");
  sent("graphiql", "https://evil.example");
  sent("anything");
  expect(opened.postMessage).not.toHaveBeenCalled();
  expect(Object.values(localStorage).join()).not.toContain("CREATED_AT_DESC");
  sent("graphiql");
  expect(opened.postMessage).toHaveBeenCalledWith(
    { variables: JSON.stringify({ first: 50, sort: "CREATED_AT_DESC", filter: {} }, null, 2) },
    { targetOrigin: location.origin },
  );
  expect([...address.searchParams.keys()]).toEqual(["operation"]);
});

test("is there for those whose role may", async () => {
  await renderPage("ORDER_LIST", { answer: () => fullAnswer, buttons: ["ORDER_LIST.VIEW"] });
  await screen.findAllByRole("row");
  expect(screen.queryByRole("button", { name: "Open in GraphiQL" })).toBeNull();
});
