import { defineConfig } from "vitest/config";
import { onDatabases } from "@linehaul/kit/testing/on-databases";

// graphql 17 has a "development" export condition; without this vitest picks that build while externalised packages get the default one.
export default defineConfig({
  ssr: {
    resolve: { conditions: ["node", "module-sync", "default"], externalConditions: ["node", "module-sync"] },
  },
  // Files of a worker share its modules, and with them the compiled embedded database.
  test: {
    ...onDatabases,
    include: ["{access,bench,chaos,conformance,contract,fuzz,prd,scripts}/**/*.test.ts"],
    testTimeout: 30_000,
  },
});
