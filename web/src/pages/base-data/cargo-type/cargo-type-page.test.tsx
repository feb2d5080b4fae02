import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const fresh = {
  id: "cargo-fresh",
  code: "FRESH",
  nameEn: "Fresh goods",
  nameZhCn: "生鲜",
  nameZhHk: "生鮮",
  papers: ["COMMERCIAL_INVOICE", "IMPORT_LICENCE"],
  sort: 50,
  status: "ENABLED",
  viewerMayEdit: true,
};
beforeEach(() => sessionStorage.clear());

test("SYS-07 a cargo type: its papers by name, what is common is said, and its code stays", async () => {
  await renderPage("CARGO_TYPE", { answer: () => connection("CargoTypeConnection", [fresh]) });
  const row = within((await screen.findAllByRole("row"))[1]!);
  for (const text of ["FRESH", "Fresh goods", "生鲜", "Commercial invoice, Import licence"]) row.getByText(text);
  screen.getByText(/Common to all sites/);
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Edit FRESH" })));
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: "Code" })).readOnly).toBe(true);
  const ticked = screen.getAllByRole<HTMLInputElement>("checkbox").filter((box) => box.checked);
  expect(ticked).toHaveLength(2);
});
