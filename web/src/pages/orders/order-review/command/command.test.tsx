import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { caseOf, head, open } from "../testing/open-review.tsx";

const outlet = async () => within(await screen.findByRole("region", { name: "Outlet PEN04" }));
const press = (within_: Awaited<ReturnType<typeof outlet>>, name: string) =>
  act(async () => fireEvent.click(within_.getByRole("button", { name })));

beforeEach(() => sessionStorage.clear());

test("REV-03 an outlet is told to hold the parcels, and to let them go on, after a question", async () => {
  let stands: object = { viewerMayIntercept: true };
  const { sent } = await open({ of: (id) => caseOf(Number(id.slice(5)), stands) });
  await head("SF1");
  expect((await outlet()).getByText("It was told nothing.")).toBeTruthy();
  await press(await outlet(), "Have it hold the parcels…");
  const question = within(await screen.findByRole("alertdialog", { name: "Hold the parcels of SF1?" }));
  stands = { intercepted: "UNSENT", viewerMayRelease: true };
  await act(async () => fireEvent.click(question.getByRole("button", { name: "Hold" })));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(sent("commandQuestionInterceptMutation")[0]?.variables["input"]).toMatchObject({ id: "case-1" });
  expect((await outlet()).getByText("Interception not sent yet")).toBeTruthy();
  await press(await outlet(), "Have it let them go on…");
  const release = within(await screen.findByRole("alertdialog", { name: "Let the parcels of SF1 go on?" }));
  await act(async () => fireEvent.click(release.getByRole("button", { name: "Let go on" })));
  await waitFor(() => expect(sent("commandQuestionReleaseMutation")).toHaveLength(1));
});

test("REV-03 who may command nothing sees what the outlet was told", async () => {
  await open({ of: (id) => caseOf(Number(id.slice(5)), { intercepted: "SENT" }) });
  await head("SF1");
  const section = await outlet();
  expect(section.getByText("The outlet holds the parcels")).toBeTruthy();
  expect(section.queryByRole("button")).toBeNull();
});
