import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../testing/connection.ts";
import { renderPage } from "../testing/render-page.tsx";

beforeEach(() => sessionStorage.clear());

test("SYS-07 a field of an area offers places of the chosen country by what is typed, and takes any other text", async () => {
  const { asked } = await renderPage("CUSTOMER_SERVICE", {
    answer: ({ name }) => {
      if (name === "countryChoiceQuery")
        return {
          Query: () => ({
            countries: [
              { code: "MY", name: "Malaysia" },
              { code: "VN", name: "Vietnam" },
            ],
          }),
        };
      if (name === "useOfferedQuery")
        return {
          RegionsOfferedPayload: () => ({
            answer: { places: [{ name: "Petaling Jaya", path: ["Selangor"] }] },
            errors: [],
          }),
        };
      return connection("CustomerServiceConnection", []);
    },
  });
  const buttons = await screen.findAllByRole("button", { name: "New contact" });
  await act(async () => fireEvent.click(buttons[0]!));
  const form = within(await screen.findByRole("dialog"));
  const area = form.getByLabelText<HTMLInputElement>(/^Area/);
  await act(async () => fireEvent.focus(area));
  await act(async () => fireEvent.change(area, { target: { value: "jaya" } }));
  await waitFor(() => expect([...(area.list?.options ?? [])].map((o) => o.value)).toEqual(["Petaling Jaya"]));
  expect(area.list?.options[0]?.textContent).toBe("Selangor");
  const sought = () =>
    asked.flatMap(({ name, variables }) => (name === "useOfferedQuery" ? [variables["input"]] : [])).at(-1);
  expect(sought()).toEqual({ countryCode: "MY", text: "jaya" });
  await act(async () => fireEvent.change(form.getByLabelText(/^Country/), { target: { value: "VN" } }));
  await waitFor(() => expect(sought()).toEqual({ countryCode: "VN", text: "jaya" }));
});
