import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import type { ApplicationForm } from "@linehaul/schema/customers/information-application/write";

export type In = z.input<typeof ApplicationForm>;
export type Out = z.output<typeof ApplicationForm>;
/** The form of an application, as its parts know it. */
export type PaperForm = UseFormReturn<In, unknown, Out>;
