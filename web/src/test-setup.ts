// Before React: it looks once, when it is loaded, whether somebody wants to hear what it draws.
import "./parts/testing/commits.ts";
import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// What a file before this one kept in the browser: a worker's files may share it.
for (const storage of [sessionStorage, localStorage]) storage.clear();
afterEach(cleanup);
// relay-test-utils calls the global jest.fn.
Object.assign(globalThis, { jest: vi });

// What Chakra asks of a browser and jsdom lacks.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (media: string): MediaQueryList => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

// The top layer: jsdom has dialogs and popovers without a way to open them.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    this.style.display = "block";
  },
  hidePopover(this: HTMLElement) {
    this.style.display = "none";
  },
  scrollIntoView() {},
});
