import { parcelFeature } from "./feature.ts";

/** The kit's own service of the tests. */
export const sampleMigrations = new URL("./migrations", import.meta.url);
export const sample = { service: "order", features: [parcelFeature], migrations: sampleMigrations } as const;
