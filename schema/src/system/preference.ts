import { z } from "zod";
import { route } from "../route.ts";

/** What a user arranged for himself (columns, density, favourites), kept on the server under a key such as `table.ORDER_LIST`. */
export const PreferenceKey = z
  .string()
  .regex(/^[a-z]+(\.[A-Za-z_]+){1,3}$/, "preference.key")
  .max(80);
/** JSON text of at most 8 KB; its shape is the page's own. */
export const PreferenceValue = z
  .string()
  .max(8192, "text.max")
  .refine((v) => {
    try {
      JSON.parse(v);
      return true;
    } catch {
      return false;
    }
  }, "preference.json");
export const Preference = z.object({ key: PreferenceKey, value: z.string() });
export type Preference = z.infer<typeof Preference>;
export const SavePreference = z.object({ key: PreferenceKey, value: PreferenceValue });

export const preferenceRoutes = {
  get: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/preference/get",
    may: ["SELF"],
    safe: true,
    summary: "The caller's preferences under these keys",
    body: z.object({ keys: z.array(PreferenceKey).min(1).max(50) }),
    result: z.array(Preference),
  }),
  save: route({
    service: "admin",
    method: "POST",
    path: "/dev-basp-user/preference/save",
    may: ["SELF"],
    summary: "Keep a preference of the caller",
    body: SavePreference,
    result: Preference,
  }),
} as const;
