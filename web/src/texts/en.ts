import { error } from "@linehaul/schema/locales/en.json";
import parts from "../parts/locales/en.json";
import shell from "../locales/en.json";

export const texts = { shell, parts, schema: { error } };
