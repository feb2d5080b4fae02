import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/**/table.ts", "../kit/src/tables.ts", "../kit/src/jobs/tables.ts"],
  out: "./migrations",
});
