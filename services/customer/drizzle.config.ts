import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/**/table.ts",
    "../kit/src/tables.ts",
    "../kit/src/jobs/tables.ts",
    "../kit/src/tasks/tables.ts",
    "../kit/src/files/tables.ts",
    "../kit/src/way-out/tables.ts",
  ],
  out: "./migrations",
});
