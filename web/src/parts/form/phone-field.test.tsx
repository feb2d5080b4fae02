import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { connection } from "../testing/connection.ts";
import { renderPage } from "../testing/render-page.tsx";

const row = {
  id: "desk-1",
  title: "Care",
  name: "Care",
  countryCode: "MY",
  country: { name: "Malaysia" },
  area: "Penang",
  phone: "+60 1",
  email: "care@linehaul.example",
  nameEn: "Care",
  nameZhCn: "客服",
  nameZhHk: "客服",
  status: "ENABLED",
  version: 3,
  viewerMayEdit: true,
  viewerMayDelete: true,
};
let problem: string | null | Error = null;
async function opened() {
  const page = await renderPage("CUSTOMER_SERVICE", {
    answer: ({ name }) => {
      if (name === "phoneFieldQuery")
        return problem instanceof Error ? problem : { PhoneTriedPayload: () => ({ answer: { problem }, errors: [] }) };
      if (name === "countryChoiceQuery") return { Query: () => ({ countries: [{ code: "MY", name: "Malaysia" }] }) };
      if (name === "customerServiceFormSaveMutation") return { SaveCustomerServicePayload: () => ({ errors: [] }) };
      return { ...connection("CustomerServiceConnection", [row]), Query: () => ({ customerServiceOpenNow: [] }) };
    },
  });
  const edit = await screen.findByRole("button", { name: /^Edit / });
  await act(async () => fireEvent.click(edit));
  const form = within(await screen.findByRole("dialog", { name: "Edit Care" }));
  const phone = form.getByLabelText(/^Telephone/);
  const write = (value: string) => act(async () => fireEvent.change(phone, { target: { value } }));
  const leave = () => act(async () => fireEvent.blur(phone));
  const tried = () =>
    page.asked.flatMap(({ name, variables }) => (name === "phoneFieldQuery" ? [variables["input"]] : []));
  const saves = () => page.asked.filter(({ name }) => name === "customerServiceFormSaveMutation");
  return { form, write, leave, tried, saves };
}
beforeEach(() => sessionStorage.clear());

test("SYS-07 a telephone that is left is judged in the service's words; typed on, they go; it is no bar to saving", async () => {
  problem = "A number of +60 has 8–10 digits after it";
  const { form, write, leave, tried, saves } = await opened();
  await write("+60 123");
  await leave();
  await form.findByText(problem);
  expect(tried()).toEqual([{ phone: "+60 123" }]);
  await write("+60 1234");
  await waitFor(() => expect(form.queryByText(/has 8–10 digits/)).toBeNull());
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })));
  await waitFor(() => expect(saves()).toHaveLength(1));
});

test("SYS-07 an untouched number is not judged anew, nor one that is none by its form; who can't be asked says nothing", async () => {
  problem = "No number of +60 is like this one";
  const { form, write, leave, tried } = await opened();
  await leave();
  expect(tried()).toEqual([]);
  problem = new Error("away");
  await write("+60 12345");
  await leave();
  expect(tried()).toHaveLength(1);
  expect(form.queryByText(/away|No number/)).toBeNull();
});
