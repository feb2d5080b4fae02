import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { renderPage } from "../../../../parts/testing/render-page.tsx";

const nothing = { contacts: [], contracts: [], monthCards: [], review: null, docking: null };
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("CUSTOMER_DETAIL", {
    params: { id: "cu1" },
    ...(buttons && { buttons }),
    answer: ({ name }) =>
      name === "showPictureTicketMutation"
        ? { OpenCertPicturePayload: () => ({ ticket: "t-1", errors: [] }) }
        : {
            Customer: () => ({
              id: "cu1",
              customerType: "PERSONAL",
              detail: { ...nothing, hasCertFront: true, hasCertBack: false },
            }),
          },
  });
beforeEach(() => sessionStorage.clear());

describe("pictures of a certificate", { timeout: 20_000 }, () => {
  test("PERM-12 CUS-12 a picture is asked for with a reason, and shown by its ticket", async () => {
    const { asked } = await open();
    const show = await screen.findByRole("button", { name: "Show Picture, front" });
    expect(screen.queryByRole("button", { name: "Show Picture, back" })).toBeNull();
    await act(async () => fireEvent.click(show));
    const why = await screen.findByRole("textbox", { name: /^Why it must be seen/ });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show" })));
    await screen.findByText("At least 5 characters");
    await act(async () => fireEvent.change(why, { target: { value: "The number can't be read" } }));
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Show" })));
    const picture = await screen.findByRole<HTMLImageElement>("img", { name: "Picture, front" });
    expect(picture.getAttribute("src")).toBe("/files/t-1");
    expect(asked.find(({ name }) => name === "showPictureTicketMutation")?.variables).toEqual({
      input: { id: "cu1", side: "FRONT", reason: "The number can't be read" },
    });
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Close" })));
    await waitFor(() => expect(screen.queryByRole("img", { name: "Picture, front" })).toBeNull());
  });

  test("PERM-01 who may not reveal is told that there is one, and offered nothing", async () => {
    await open(["CUSTOMER_DETAIL.VIEW"]);
    await screen.findByText("Kept");
    expect(screen.queryByRole("button", { name: /^Show Picture/ })).toBeNull();
  });
});
