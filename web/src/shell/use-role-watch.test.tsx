import { act, render } from "@testing-library/react";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { startI18n } from "../texts/setup.ts";
import { chooseRole, chosenRole } from "../relay/headers.ts";
import { roleInForce } from "../relay/role-in-force.ts";
import { ViewerContext, type ShellViewer } from "../tab/query.ts";
import { viewer } from "./testing/render-frame.tsx";
import { closeToast, toastStore } from "../tab/toast/queue.ts";
import { useRoleWatch } from "./use-role-watch.ts";

const askAgain = vi.fn<() => void>();
function Watch() {
  useRoleWatch(askAgain);
  return null;
}
const drawn = (of: ShellViewer) => (
  <ViewerContext value={of}>
    <Watch />
  </ViewerContext>
);
const [first] = viewer.roles;
const second = { roleId: "r2", roleCode: "NIGHT", roleName: "Night shift", isDefaultRole: false };
const before: ShellViewer = { ...viewer, roles: [first!, second] };
const answerIn = (roleId: string) => act(async () => roleInForce.tell(roleId));

beforeAll(async () => {
  await startI18n("en");
});
beforeEach(() => {
  localStorage.clear();
  askAgain.mockClear();
  for (const { id } of toastStore.get()) closeToast(id);
});

test("AUTH-08 a role taken away while somebody works is noticed at the next request, and said", async () => {
  chooseRole("r1");
  const { rerender } = render(drawn(before));
  await answerIn("r1");
  expect(askAgain).not.toHaveBeenCalled();
  await answerIn("r2");
  expect(askAgain).toHaveBeenCalledTimes(1);
  rerender(drawn({ ...before, role: second, roles: [second] }));
  expect(toastStore.get()).toMatchObject([
    { text: "Your role Order reviewer was taken away", detail: "You now work as Night shift." },
  ]);
  expect(chosenRole()).toBeNull();
  expect(askAgain).toHaveBeenCalledTimes(1);
});

test("AUTH-10 a role that was switched in another window is followed, and stays the chosen one", async () => {
  const { rerender } = render(drawn(before));
  await answerIn("r1");
  chooseRole("r2");
  await answerIn("r2");
  rerender(drawn({ ...before, role: second }));
  expect(toastStore.get()).toMatchObject([{ text: "Your role changed in another window" }]);
  expect(chosenRole()).toBe("r2");
});
