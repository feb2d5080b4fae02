import { z } from "zod";
import { sensitive } from "../sensitive.ts";

/** A telephone of the house's own, as it is dialled from abroad: masked in what is recorded, shown to those who call it. */
export const dialledPhone = (what: string) =>
  sensitive(
    "phone",
    z
      .string("required")
      .trim()
      .max(20, "text.max")
      .regex(/^\+?[\d ()-]{5,}$/, "warehouse.phone"),
  ).describe(`${what}, with its country: \`+60 3-5191 2200\` (CUS-05).`);
