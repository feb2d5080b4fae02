import { z } from "zod";
import { asRead, isJson } from "../field.ts";
import { routesOf } from "../route.ts";

/** What a user arranged for himself (columns, density, favourites), kept on the server under a key such as `table.ORDER_LIST`. */
const PreferenceKey = z
  .string()
  .regex(/^[a-z]+(\.[A-Za-z_][A-Za-z0-9_]*){1,3}$/, "preference.key")
  .max(80)
  .describe("Words with dots between: what it is of and where, e.g. `table.ORDER_LIST`.");
const PreferenceValue = z
  .string()
  .max(8192, "text.max")
  .refine(isJson, "preference.json")
  .describe("JSON text; its shape is the page's own.");
const own = { key: PreferenceKey, value: PreferenceValue };
export const SavePreference = z.object(own);
export const Preference = z.object(asRead(own)).meta({
  id: "Preference",
  description: "The caller's own arrangement of a page: columns, density, saved filters.",
});
export type Preference = z.infer<typeof Preference>;

const { read, write } = routesOf("admin");
export const preferenceRoutes = {
  get: read("/dev-basp-user/preference/get", {
    may: ["SELF"],
    summary: "The caller's preferences under these keys",
    body: z.object({ keys: z.array(PreferenceKey).min(1).max(50).describe("Which ones.") }),
    result: z.array(Preference),
  }),
  save: write("/dev-basp-user/preference/save", {
    may: ["SELF"],
    summary: "Keep a preference of the caller",
    body: SavePreference,
    result: Preference,
  }),
} as const;
