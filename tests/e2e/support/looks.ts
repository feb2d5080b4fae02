import { test } from "./console.ts";
import { sessionOf } from "./states.ts";

/** A way in which the console is looked at. */
export interface Look {
  readonly name: string;
  readonly language: "en" | "zh-CN";
  readonly use: {
    readonly colorScheme: "light" | "dark";
    readonly viewport: { readonly width: number; readonly height: number };
  };
}
const WIDE = { width: 1440, height: 900 };

export const LOOKS: readonly Look[] = [
  { name: "light", language: "en", use: { colorScheme: "light", viewport: WIDE } },
  { name: "dark", language: "en", use: { colorScheme: "dark", viewport: WIDE } },
  { name: "in Chinese", language: "zh-CN", use: { colorScheme: "light", viewport: WIDE } },
  { name: "390 px wide", language: "en", use: { colorScheme: "light", viewport: { width: 390, height: 844 } } },
];

/** Lets the tests around it see the console like this, as the administrator. */
export function lookLike({ language, use }: Look): void {
  test.use({ ...use, storageState: sessionOf("admin") });
  test.beforeEach(async ({ context }) => {
    await context.addInitScript((chosen) => {
      // An empty frame has no storage of its own.
      if (location.protocol !== "about:") localStorage.setItem("linehaul.language", chosen);
    }, language);
  });
}
