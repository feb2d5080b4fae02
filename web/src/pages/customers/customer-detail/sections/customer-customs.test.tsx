import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../../parts/testing/connection.ts";
import { renderPage } from "../../../../parts/testing/render-page.tsx";

const declared = { id: "t1", status: "ENABLED", customsType: "BROKER", registrationNo: "R-77" };
const codes = [
  { countryCode: "SG", clientCode: "SG-78" },
  { countryCode: "TH", clientCode: "T9" },
];
const open = (types: readonly object[], buttons?: readonly MenuButton[]) =>
  renderPage("CUSTOMER_DETAIL", {
    params: { id: "cu1" },
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      if (name === "customerCustomsQuery")
        return {
          ...connection("CustomerCustomsTypeConnection", types),
          ...connection("CustomerClientCodeConnection", codes),
        };
      const detail = { contacts: [], contracts: [], monthCards: [], review: null, docking: null };
      return { Customer: () => ({ id: "cu1", nameEn: "Dong A", status: "USABLE", detail }) };
    },
  });
const customs = async () => within(await screen.findByRole("table", { name: "Customs" }));
beforeEach(() => sessionStorage.clear());

describe("customs of a customer", { timeout: 20_000 }, () => {
  test("ORD-09 who declares its goods, and what countries' customs call it, stand on its page", async () => {
    await open([declared]);
    const cells = (await customs()).getAllByRole("cell").map(({ textContent }) => textContent);
    expect(cells).toEqual(["Customer’s broker", "R-77", "SG SG-78, TH T9"]);
  });

  test("ORD-09 codes stand there also where nobody said who declares", async () => {
    await open([]);
    expect((await customs()).queryByText("SG SG-78, TH T9")).not.toBeNull();
  });

  test("PERM-01 who may not see that list is shown nothing of it, and asks for nothing", async () => {
    const { asked } = await open([declared], ["CUSTOMER_DETAIL.VIEW"]);
    await screen.findByRole("heading", { level: 1, name: "Dong A" });
    expect(screen.queryByRole("heading", { name: "Customs" })).toBeNull();
    expect(asked.some(({ name }) => name === "customerCustomsQuery")).toBe(false);
  });
});
