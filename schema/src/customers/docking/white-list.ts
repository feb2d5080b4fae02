import { z } from "zod";

/** So long a list may be, as it is written (CUS-07). */
export const MOST_WHITE_LIST = 500;
const One = z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]);

/** The entries of a list as somebody writes it: by commas, spaces or lines. */
export const entriesOf = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
/** The first entry that is no IPv4 or IPv6 address and no range of them; undefined: all are. */
export const wrongEntry = (text: string): string | undefined =>
  entriesOf(text).find((entry) => !One.safeParse(entry).success);

/** A white list as it is kept: each entry once, by commas. */
export const WhiteList = z
  .string()
  .trim()
  .max(MOST_WHITE_LIST, "text.max")
  .superRefine((text, context) => {
    const entry = wrongEntry(text);
    if (entry !== undefined) context.addIssue({ code: "custom", message: "docking.ip", params: { entry } });
  })
  .transform((text) => [...new Set(entriesOf(text))].join(", "));
