import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["src/**/*.test.ts"], isolate: false, globalSetup: "../kit/src/testing/drop-databases.ts" },
});
