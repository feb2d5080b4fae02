import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { pageAddress } from "@linehaul/schema/page-address";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const row = {
  id: "host-1",
  host: "help.example.com",
  remark: "Help pages",
  status: "ENABLED",
  version: 1,
  viewerMayEdit: false,
  viewerMayEnable: true,
  viewerMayDisable: true,
};
const open = (answer: object = {}) =>
  renderPage("JUMP_WHITELIST", {
    answer: ({ name }) => {
      if (name === "jumpWhitelistFormAddMutation") return { AddJumpWhitelistPayload: () => ({ errors: [] }) };
      if (name === "linkAnswerQuery") return { Query: () => ({ linkTried: { answer, errors: [] } }) };
      return connection("JumpWhitelistConnection", [row]);
    },
  });
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
const fill = (field: HTMLElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));

beforeEach(() => sessionStorage.clear());

test("SYS-08 a host with why; nobody edits it, it goes out of use; common to all sites", async () => {
  await open();
  const line = (await screen.findAllByRole("row"))[1]!;
  expect(line.textContent).toMatch(/help\.example\.com.*Help pages/);
  screen.getByText(/all sites/);
  screen.getByRole("button", { name: "Disable help.example.com" });
  expect(screen.queryByRole("button", { name: /^Edit/ })).toBeNull();
});

test("SYS-08 an IP address is refused at its field; a host is sent as browsers have it", async () => {
  const { asked } = await open();
  await screen.findByText("help.example.com");
  await press("New host");
  const form = within(await screen.findByRole("dialog", { name: "New host" }));
  await fill(form.getByLabelText(/^Host/), "https://10.0.0.1");
  await press("Save");
  await form.findByText("No IP address: a host with a name");
  await fill(form.getByLabelText(/^Host/), "https://Docs.Example.com/");
  await press("Save");
  await waitFor(() =>
    expect(asked.find(({ name }) => name === "jumpWhitelistFormAddMutation")?.variables["input"]).toMatchObject({
      host: "docs.example.com",
      remark: "",
    }),
  );
});

const tried = async (answer: object) => {
  const { asked } = await open(answer);
  await screen.findByText("Help pages");
  await press("Try a link");
  const box = within(await screen.findByRole("dialog", { name: "Try a link" }));
  await fill(box.getByLabelText(/^Link/), " https://help.example.com/a ");
  await press("Try it");
  return { asked, box };
};

test("SYS-08 a link that is tried: where it leads to and the row that lets it pass, as a link", async () => {
  const { asked, box } = await tried({ href: "https://help.example.com/a", refusal: null, row });
  await box.findByText("It is followed");
  box.getByText("https://help.example.com/a");
  expect(box.getByRole("link", { name: "help.example.com" }).getAttribute("href")).toBe(
    pageAddress({ code: "JUMP_WHITELIST", params: { keyword: "help.example.com" } }),
  );
  expect(asked.findLast(({ name }) => name === "linkAnswerQuery")?.variables).toEqual({
    input: { link: "https://help.example.com/a" },
  });
});

test("SYS-08 a link that is not followed says why", async () => {
  const { box } = await tried({ href: null, refusal: "PORT", row: null });
  await box.findByText("It is not followed");
  box.getByText("It names a port.");
  expect(box.queryByRole("link")).toBeNull();
});
