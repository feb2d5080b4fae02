import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    isolate: false,
    globalSetup: "./src/testing/drop-databases.ts",
    testTimeout: 30_000,
  },
});
