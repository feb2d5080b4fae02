import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const resource = {
  id: "resource-1",
  resourceCode: "DEPOT",
  resourceName: "Depots",
  resourceId: "ops-depot",
  ownerSysName: "Operations network",
  ownerSysId: "OPS",
  paramStruct: '{"depotCode":"string"}',
  customDatagroup: true,
  systemId: "LINEHAUL",
  status: "ENABLED",
  version: 2,
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: false,
};
const answer: Answer = ({ name }) =>
  name === "permResourceFormSaveMutation"
    ? { SaveResourcePayload: () => ({ resource, errors: [] }) }
    : {
        ...connection("ResourceConnection", [resource]),
      };
const click = (on: Element) => act(async () => void fireEvent.click(on));
const save = () => click(screen.getByRole("button", { name: "Save" }));
beforeEach(() => sessionStorage.clear());

test("shows a resource, and what may be done with it; its owner's id and parameters stand in the form", async () => {
  await renderPage("PERM_RESOURCE", { answer });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["DEPOT", "Depots", "ops-depot", "Operations network", "Allowed"]) row.getByText(text);
  row.getByRole("button", { name: "Edit DEPOT" });
  expect(row.queryByRole("button", { name: "Disable DEPOT" })).toBeNull();
});

test("a structure that is no JSON is refused at its field; an edit sends the version that was read", async () => {
  const { asked } = await renderPage("PERM_RESOURCE", { answer });
  await click(await screen.findByRole("button", { name: "Edit DEPOT" }));
  const struct = await screen.findByRole<HTMLInputElement>("textbox", { name: /^Parameters/ });
  fireEvent.change(struct, { target: { value: "{depot" } });
  await save();
  screen.getByText("Not valid JSON");
  expect(asked.map((a) => a.name)).not.toContain("permResourceFormSaveMutation");
  fireEvent.change(struct, { target: { value: "" } });
  await save();
  const sent = asked.find((a) => a.name === "permResourceFormSaveMutation");
  expect(sent?.variables["input"]).toMatchObject({
    id: "resource-1",
    version: 2,
    paramStruct: "",
    customDatagroup: true,
  });
});
