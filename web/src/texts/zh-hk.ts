import { error } from "@linehaul/schema/locales/zh-HK.json";
import parts from "../parts/locales/zh-HK.json";
import shell from "../locales/zh-HK.json";

export const texts = { shell, parts, schema: { error } };
