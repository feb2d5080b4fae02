import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepWatermark } from "./watermark.tsx";

let stop = (): void => undefined;
beforeEach(() => {
  vi.useFakeTimers();
  stop = keepWatermark("Nur Aisyah", "reviewer.my");
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});
const marks = () => [...document.body.querySelectorAll<HTMLElement>("[aria-hidden=true]")];
const whole = () => {
  const [mark, ...more] = marks();
  return more.length === 0 && decodeURIComponent(mark?.getAttribute("style") ?? "").includes("reviewer.my");
};

test.each<[string, (mark: HTMLElement) => void]>([
  ["removed", (mark) => mark.remove()],
  ["hidden", (mark) => mark.setAttribute("hidden", "")],
  ["restyled", (mark) => mark.style.setProperty("opacity", "0", "important")],
  ["moved", (mark) => document.createElement("div").append(mark)],
])("SHELL-08 the watermark is back within 1 s when %s", (_how, harm) => {
  expect(whole()).toBe(true);
  for (const mark of marks()) harm(mark);
  vi.advanceTimersByTime(1000);
  expect(whole()).toBe(true);
  expect(marks()[0]?.hasAttribute("hidden")).toBe(false);
});

test("SHELL-08 the watermark lies over a dialog that opens", () => {
  const risen = vi.spyOn(HTMLElement.prototype, "showPopover");
  const dialog = document.createElement("dialog");
  document.body.append(dialog);
  dialog.showModal();
  dialog.dispatchEvent(new Event("toggle"));
  expect(risen.mock.contexts).toEqual(marks());
  expect(whole()).toBe(true);
  dialog.remove();
});
