import { error } from "@linehaul/schema/locales/zh-CN.json";
import parts from "../parts/locales/zh-CN.json";
import shell from "../locales/zh-CN.json";

export const texts = { shell, parts, schema: { error } };
