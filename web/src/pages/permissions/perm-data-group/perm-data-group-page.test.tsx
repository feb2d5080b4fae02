import { act, fireEvent, screen, within } from "@testing-library/react";
import type { MockResolvers } from "relay-test-utils";
import { beforeEach, describe, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import type { Answer } from "../../../parts/testing/graph.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const group = {
  id: "group-1",
  version: 2,
  code: "SITE_MY",
  name: "Everything of MY",
  kind: "CONSTANT",
  sites: ["MY"],
  countries: ["SG"],
  orgs: [],
  customers: ["1000000001", "1000000002"],
  accounts: ["MY00000001"],
  rules: [],
  holders: 7,
  status: "ENABLED",
  viewerMayEdit: true,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const list: MockResolvers = {
  ...connection("DataGroupConnection", [group]),
  Query: () => ({
    countries: [{ code: "SG", name: "Singapore" }],
    organisations: [{ code: "MYOPS", name: "Operations" }],
    lookupAccounts: [{ username: "nur.aisyah", byAccountId: "account-1", empCode: "400001" }],
  }),
};
const open = (answer: Answer = () => list) => renderPage("PERM_DATA_GROUP", { answer });
const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByRole("textbox", { name: label }), { target: { value } });

beforeEach(() => sessionStorage.clear());

describe("data groups", () => {
  test("PERM-02 shows what each opens and how many hold it", async () => {
    await open();
    const row = within((await screen.findAllByRole("row"))[1]!);
    row.getByText("MY · SG · 2 customers · 1 customer's account");
    row.getByText("7");
    expect(row.getByRole("button", { name: "Edit Everything of MY" })).toBeTruthy();
  });

  test("PERM-02 a variable group asks for rules, and what was chosen as constant does not go along", async () => {
    const { asked } = await open(({ name }) =>
      name === "permDataGroupFormSaveMutation"
        ? { SaveDataGroupPayload: () => ({ dataGroup: group, errors: [] }) }
        : list,
    );
    fireEvent.click(await screen.findByRole("button", { name: "New data group" }));
    await screen.findByRole("textbox", { name: "Code" });
    type("Code", "OWN");
    type("Name", "Own rows");
    await save();
    screen.getByText("A constant group names at least one site, country, organisation, customer or account");
    fireEvent.click(screen.getByRole("checkbox", { name: "MY" }));
    fireEvent.change(screen.getByRole("combobox", { name: "Kind" }), { target: { value: "VARIABLE" } });
    fireEvent.click(await screen.findByRole("checkbox", { name: "The user's country" }));
    expect(asked.map((a) => a.name)).not.toContain("permDataGroupFormSaveMutation");
  });

  test("PERM-08 a group names accounts by their user codes: one that is none is told at its field, the others go along", async () => {
    const { asked } = await open(({ name }) =>
      name === "permDataGroupFormSaveMutation"
        ? { SaveDataGroupPayload: () => ({ dataGroup: group, errors: [] }) }
        : list,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Edit Everything of MY" }));
    const box = await screen.findByRole("textbox", { name: "Customers' accounts" });
    expect(box).toHaveProperty("value", "MY00000001");
    fireEvent.change(box, { target: { value: "MY10228841\nMY/2" } });
    await save();
    screen.getByText("MY/2: Letters, digits, dots, hyphens, at least two");
    fireEvent.change(box, { target: { value: "MY10228841, MY10228841-2" } });
    await save();
    expect(asked.find(({ name }) => name === "permDataGroupFormSaveMutation")).toMatchObject({
      variables: { input: { accounts: ["MY10228841", "MY10228841-2"] } },
    });
  });

  test("PERM-02 an unknown country is told at its field", async () => {
    await open(({ name }) =>
      name === "permDataGroupFormSaveMutation"
        ? {
            SaveDataGroupPayload: () => ({
              dataGroup: null,
              errors: [
                { __typename: "InvalidInput", message: "Not in the list of countries: SG", field: ["countries"] },
              ],
            }),
          }
        : list,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Edit Everything of MY" }));
    await screen.findByDisplayValue("SITE_MY");
    await save();
    expect(await screen.findByText("Not in the list of countries: SG")).toBeTruthy();
  });

  test("PERM-02 what a user would see, with the group that each part comes from", async () => {
    const { asked } = await open(({ name }) =>
      name === "scopePartsQuery"
        ? {
            EffectiveScope: () => ({
              userName: "nur.aisyah",
              displayName: "Nur Aisyah",
              status: "ENABLED",
              scope: { sites: ["MY"], countries: null, orgs: [], customers: ["1000000001"], accounts: ["MY00000001"] },
              limits: [{ record: "ORDER", by: ["COUNTRY", "ORG"] }],
              orders: { count: 10_000, isExact: false },
              customers: { count: 1, isExact: true },
              parts: [
                {
                  groupCode: "OLD",
                  groupName: "Old",
                  dimension: "ORG",
                  rule: "USER_ORG",
                  codes: [],
                  state: "OVER",
                },
              ],
            }),
          }
        : list,
    );
    fireEvent.click(await screen.findByRole("button", { name: "What would this user see?" }));
    const box = await screen.findByRole("combobox", { name: /Account/ });
    fireEvent.focus(box);
    fireEvent.change(box, { target: { value: "nur" } });
    fireEvent.click(await screen.findByRole("option", { name: /nur.aisyah/ }));
    const parts = within(await screen.findByRole("table", { name: "Where it comes from" }));
    parts.getByText("OLD · Old");
    parts.getByText("Over");
    screen.getByText("Not restricted");
    screen.getByText("MY00000001");
    screen.getByText("10,000+ · limited by Countries, Organisations");
    screen.getByText("1 · not limited within the site");
    expect(asked.at(-1)).toMatchObject({ name: "scopePartsQuery", variables: { userId: "account-1" } });
  });
});
