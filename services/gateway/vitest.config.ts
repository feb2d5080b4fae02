import { defineConfig } from "vitest/config";

// graphql 17 has a "development" export condition; without this vitest picks that build while externalised packages get the default one.
export default defineConfig({
  ssr: {
    resolve: { conditions: ["node", "import", "module-sync", "default"], externalConditions: ["node", "module-sync"] },
  },
  test: { include: ["src/**/*.test.ts"], isolate: false, testTimeout: 30_000 },
});
