import type { Service } from "@linehaul/schema/route";

/** A service's folder of migrations. */
export const migrationsOf = (service: Service): URL => new URL(`../../${service}/migrations/`, import.meta.url);
