import { defineConfig } from "@playwright/test";

/** What lets Chromium run as root in a container, and keeps it from calling out. */
const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const isCi = process.env["CI"] !== undefined;

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/support/global-setup.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  // In CI once more: `npm test` names what passes then as flaky, at its end.
  retries: isCi ? 1 : 0,
  forbidOnly: isCi,
  // Generous: two cores also run the whole stack.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: "list",
  use: {
    // What can't be pressed fails soon and by its name, not when the whole test's time is up.
    actionTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    locale: "en-GB",
    timezoneId: "Asia/Kuala_Lumpur",
    // Pictures between the steps would cost as much as the test; the page itself is kept at each step. In CI what fails is tried again, and kept then.
    trace: { mode: isCi ? "on-first-retry" : "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: { executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: CHROMIUM_FLAGS },
  },
  projects: [
    // Those that stop a process of the stack, or change what every user has, wait until nobody else needs it.
    { name: "console", testIgnore: "faults/**" },
    { name: "faults", testMatch: "faults/**/*.spec.ts", dependencies: ["console"], workers: 1 },
  ],
});
