import { defineConfig } from "vitest/config";
import { onDatabases } from "@linehaul/kit/testing/on-databases";

// An embedded database on a busy machine is slow; a test that hangs still ends.
export default defineConfig({
  test: { ...onDatabases, testTimeout: 60_000, hookTimeout: 60_000 },
});
