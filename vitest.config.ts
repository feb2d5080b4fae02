import { defineConfig } from "vitest/config";

// One run over every workspace: `npm test` sums it. A workspace's own `npm test` uses the same configurations.
export default defineConfig({
  test: { projects: ["schema", "codegen", "services/*/vitest.config.ts", "web", "tests"] },
});
