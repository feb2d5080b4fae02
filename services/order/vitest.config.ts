import { defineConfig } from "vitest/config";

// An embedded database on a busy machine is slow; a test that hangs still ends.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    isolate: false,
    globalSetup: "../kit/src/testing/drop-databases.ts",
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
