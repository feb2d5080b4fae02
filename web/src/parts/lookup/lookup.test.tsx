import { ChakraProvider } from "@chakra-ui/react";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { startI18n } from "../../texts/setup.ts";
import { GraphFailure } from "../../relay/failure.ts";
import { system } from "../../theme/system.ts";
import { ruleTexts } from "../lazy/rule-texts.ts";
import { Lookup } from "./lookup.tsx";
import type { LookupOperation, LookupSource } from "./source.ts";
import { accounts } from "./sources/accounts-source.ts";
import { roles } from "./sources/roles-source.ts";
import { systems } from "./sources/systems-source.ts";
import { REST_MS } from "./use-lookup.ts";

const reviewer = { roleId: "r-1", roleCode: "REVIEWER", roleName: "Order reviewer" };
const resident = { roleId: "r-2", roleCode: "RESIDENT", roleName: "Resident" };

function show<Q extends LookupOperation, T>(source: LookupSource<Q, T>) {
  const environment = createMockEnvironment();
  const onChoose = vi.fn<(value: T | null) => void>();
  function Form() {
    const [chosen, setChosen] = useState("");
    return (
      <Lookup
        source={source}
        label="Role"
        chosen={chosen}
        onChoose={(option) => {
          setChosen(option?.label ?? "");
          onChoose(option?.value ?? null);
        }}
      />
    );
  }
  render(
    <ChakraProvider value={system}>
      <RelayEnvironmentProvider environment={environment}>
        <Form />
      </RelayEnvironmentProvider>
    </ChakraProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>("combobox", { name: "Role" });
  const asked = () => environment.mock.getAllOperations().map((o) => o.request.variables["text"] as unknown);
  return {
    environment,
    box,
    onChoose,
    asked,
    type: (value: string) => act(async () => void fireEvent.change(box, { target: { value } })),
    rest: (ms = REST_MS) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    answer: (data: object) => act(async () => environment.mock.resolveMostRecentOperation({ data: { ...data } })),
    press: (key: string) => act(async () => void fireEvent.keyDown(box, { key })),
  };
}

// A file may be its worker's first: what the rules say is asked for by itself, while time still runs.
beforeAll(async () => {
  await startI18n("en");
  await ruleTexts();
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a look-up", () => {
  test("LOOK-02 asks once, when typing has rested for 500 ms", async () => {
    const { type, rest, asked } = show(roles);
    await type("rev");
    await rest(REST_MS - 1);
    await type("revi");
    await rest(REST_MS - 1);
    expect(asked()).toEqual([]);
    await rest(1);
    expect(asked()).toEqual(["revi"]);
  });

  test("LOOK-01 a text that is too short empties the list and sends nothing", async () => {
    const { type, rest, asked, answer } = show(roles);
    await type("rev");
    await rest();
    await answer({ lookupRoles: [reviewer] });
    expect(screen.getByRole("option", { name: "Order reviewer REVIEWER" })).toBeTruthy();
    await type("re");
    await rest();
    expect(screen.queryByRole("option")).toBeNull();
    expect(asked()).toEqual([]);
    expect(screen.getByText("Type at least 3 characters, or a Chinese one")).toBeTruthy();
  });

  test("LOOK-01 two characters do for systems, one for a Chinese text", async () => {
    const { type, rest, asked } = show(systems);
    for (const text of ["a", "a ", "", "ab", "中"]) {
      await type(text);
      await rest();
    }
    expect(asked()).toEqual(["中"]);
  });

  test("LOOK-02 an answer that comes late for an older text is dropped", async () => {
    const { environment, type, rest, answer, asked } = show(roles);
    await type("rev");
    await rest();
    const [older] = environment.mock.getAllOperations();
    await type("resi");
    await rest();
    expect(asked()).toEqual(["resi"]);
    expect(() => environment.mock.resolve(older!, { data: { lookupRoles: [reviewer] } })).toThrow("not been requested");
    expect(screen.queryByRole("option")).toBeNull();
    await answer({ lookupRoles: [resident] });
    expect(screen.getAllByRole("option").map((o) => o.textContent)).toEqual(["ResidentRESIDENT"]);
  });

  test("LOOK-05 nothing is sent while an input method composes", async () => {
    const { box, type, rest, asked } = show(systems);
    fireEvent.compositionStart(box);
    await type("zhong");
    await rest(5_000);
    expect(asked()).toEqual([]);
    await type("中");
    await act(async () => void fireEvent.compositionEnd(box));
    await rest();
    expect(asked()).toEqual(["中"]);
  });

  test("LOOK-03 looking up a thing warns of nothing", async () => {
    show(roles);
    expect(screen.queryByRole("note")).toBeNull();
  });

  test("LOOK-03 the warning is told with the box", async () => {
    const { box } = show(accounts);
    const note = screen.getByRole("note");
    expect(note.textContent).toContain("security risk");
    expect(box.getAttribute("aria-describedby")).toContain(note.id);
  });

  test("LOOK-05 the keyboard chooses: arrows walk around the ends, Enter takes, a change takes the choice back", async () => {
    const { box, type, rest, answer, press, onChoose } = show(roles);
    await type("re ");
    await type("res");
    await rest();
    await answer({ lookupRoles: [reviewer, resident] });
    expect(box.getAttribute("aria-expanded")).toBe("true");
    await press("ArrowUp");
    expect(screen.getAllByRole("option").map((o) => o.getAttribute("aria-selected"))).toEqual(["false", "true"]);
    await press("ArrowDown");
    const active = box.getAttribute("aria-activedescendant") ?? "";
    expect(document.getElementById(active)?.textContent).toBe("Order reviewerREVIEWER");
    await press("Enter");
    expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining(reviewer));
    expect(box.value).toBe("Order reviewer");
    expect(box.getAttribute("aria-expanded")).toBe("false");
    await type("Order reviewe");
    expect(onChoose).toHaveBeenLastCalledWith(null);
  });

  test("Escape closes the list, and the dialog around it stays", async () => {
    const { box, type, rest, answer } = show(roles);
    await type("res");
    await rest();
    await answer({ lookupRoles: [resident] });
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const above = vi.fn<(event: Event) => void>();
    document.addEventListener("keydown", above);
    await act(async () => void box.dispatchEvent(escape));
    document.removeEventListener("keydown", above);
    expect(screen.queryByRole("option")).toBeNull();
    expect(escape.defaultPrevented).toBe(true);
  });

  test("nothing found and a failure are said, in words", async () => {
    const { environment, type, rest, answer } = show(roles);
    await type("zzz");
    await rest();
    expect(screen.getByRole("status").textContent).toBe("Searching");
    await answer({ lookupRoles: [] });
    expect(screen.getByRole("status").textContent).toBe("Nothing found");
    await type("zzzz");
    await rest();
    const failure = new GraphFailure({ code: "09020501", message: "The admin service can't be reached", traceId: "t" });
    await act(async () => environment.mock.rejectMostRecentOperation(failure));
    expect(screen.getByRole("status").textContent).toContain("can't be reached");
  });
});
