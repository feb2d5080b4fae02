import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../parts/testing/connection.ts";
import { renderPage } from "../../../parts/testing/render-page.tsx";

const member = {
  id: "m1",
  userCode: "VN50000000",
  firstName: "Hoa",
  lastName: "Trần",
  accountStatus: "ACTIVATED",
  dataSource: "APP",
  customerId: "cu1",
  customerCode: "6010228841",
  customerName: "Hoa Trần",
  email: "h•••@kept.example",
  phone: "+84 ••• ••67",
  realNameState: "EXPIRED",
  realName: {
    name: "TRẦN THỊ HOA",
    certType: "PASSPORT",
    certNo: "A•••••••5678",
    countryCode: "VN",
    validUntil: "2026-10-31",
    channel: "COURIER",
    hasFront: true,
    hasBack: false,
    verifiedAt: "2025-11-20T08:00:00.000Z",
    recordedBy: "client:Customer app",
  },
  signedInAt: null,
  createdAt: "2025-11-19T08:00:00.000Z",
  viewerMayOpen: true,
  viewerMayShowClear: true,
};
const unknown = { ...member, id: "m2", userCode: "VN50000001", realNameState: "NONE", realName: null };
const FINDING = "019a0000-0000-7000-8000-000000000001";
const open = (buttons?: readonly MenuButton[]) =>
  renderPage("MEMBER_LIST", {
    ...(buttons && { buttons }),
    answer: ({ name }) => {
      switch (name) {
        case "memberPictureTicketMutation":
          return { OpenMemberPicturePayload: () => ({ ticket: "t-1", errors: [] }) };
        case "askMembersMutation":
          return { FindSensitiveMembersPayload: () => ({ finding: { findingId: FINDING, count: 1 }, errors: [] }) };
        default:
          return {
            ...connection("MemberConnection", [member, unknown]),
            MemberFinding: () => ({ kind: "CERTIFICATE", count: 1, isMore: false }),
          };
      }
    },
  });
const rowOf = async (code: string) => within((await screen.findByRole("button", { name: code })).closest("tr")!);
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })));
beforeEach(() => sessionStorage.clear());

describe("members", { timeout: 20_000 }, () => {
  test("PERM-12 the list says who is known by what, masked", async () => {
    await open();
    const first = await rowOf("VN50000000");
    for (const text of ["Hoa Trần", "Expired", "Passport", "A•••••••5678"]) first.getByText(text);
    const second = await rowOf("VN50000001");
    second.getByText("Not verified");
    expect(second.queryByText("Passport")).toBeNull();
  });

  test("PERM-12 a picture opens beside the list for a reason, and is told to have its viewer in it", async () => {
    const { asked } = await open();
    await rowOf("VN50000000");
    await press("VN50000000");
    await screen.findByText("TRẦN THỊ HOA");
    screen.getByText("client:Customer app");
    expect(screen.queryByRole("button", { name: "Show Picture, back" })).toBeNull();
    await press("Show Picture, front");
    const why = await screen.findByRole("textbox", { name: /^Why it must be seen/ });
    screen.getByText(/Your name and the time stand in the picture/);
    await act(async () => fireEvent.change(why, { target: { value: "The number can't be read" } }));
    await press("Show");
    const picture = await screen.findByRole<HTMLImageElement>("img", { name: "Picture, front" });
    expect(picture.getAttribute("src")).toBe("/files/t-1");
    expect(asked.find(({ name }) => name === "memberPictureTicketMutation")?.variables).toEqual({
      input: { id: "m1", side: "FRONT", reason: "The number can't be read" },
    });
  });

  test("PERM-12 members are found by a certificate in full: the list is kept to the finding's id, and the number stands nowhere any more", async () => {
    const { asked, container } = await open();
    await press("+ Filter");
    const name = "Phone, e-mail, certificate, card";
    fireEvent.click(within(screen.getByRole("dialog", { name: "Filter" })).getByRole("button", { name }));
    const panel = within(await screen.findByRole("dialog", { name }));
    fireEvent.click(await panel.findByRole("radio", { name: "Certificate" }));
    fireEvent.change(panel.getByRole("textbox", { name: "The whole value" }), { target: { value: "A1234-5678" } });
    await act(async () => fireEvent.click(panel.getByRole("button", { name: "Find" })));
    await screen.findByRole("button", { name: "Found by a certificate: 1 member" });
    expect(asked.find((one) => one.name === "askMembersMutation")?.variables).toMatchObject({
      input: { kind: "CERTIFICATE", value: "A1234-5678" },
    });
    const filters = asked
      .filter((one) => one.name === "memberListPageQuery")
      .map(({ variables }) => variables["filter"]);
    expect(filters.at(-1)).toMatchObject({ finding: FINDING });
    const kept = JSON.stringify([Object.entries(sessionStorage), location.href, history.state]);
    for (const text of [kept, container.outerHTML]) expect(text).not.toContain("1234-5678");
  });

  test("one who has shown nothing says so", async () => {
    await open();
    await rowOf("VN50000001");
    await press("VN50000001");
    expect((await screen.findAllByText("He has shown no certificate yet")).length).toBe(1);
  });
});
