import { z } from "zod";
import { Site } from "@linehaul/schema/site-code";
import { SITE_CODES, type SiteCode } from "@linehaul/schema/sites";

const Entry = z
  .string()
  .regex(/^[A-Z]+=https?:\/\/[^/\s]+$/, "must be SITE=http(s)://host[:port], without a path")
  .transform((entry) => entry.split("=", 2))
  .pipe(z.tuple([Site, z.url()]))
  .transform(([site, url]) => [site, new URL(url).origin] as const);

/** The origin of every site, from `MY=http://my.localhost:4300,ID=…,VN=…`. */
export const SiteOrigins = z
  .string()
  .transform((text) => text.split(",").map((entry) => entry.trim()))
  .pipe(z.array(Entry))
  .transform((entries): ReadonlyMap<SiteCode, string> => new Map(entries))
  .refine((origins) => SITE_CODES.every((site) => origins.has(site)), `must name ${SITE_CODES.join(", ")}`);

/** The value of SITE_ORIGINS on one machine: a host for each site, as cookies must not be shared between them. */
export const localOrigins = (gatewayPort: number): string =>
  SITE_CODES.map((site) => `${site}=http://${site.toLowerCase()}.localhost:${gatewayPort}`).join(",");
