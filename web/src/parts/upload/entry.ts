import { endingOf, endingsOf, limitOf, type UploadedFile, type UploadPurpose } from "@linehaul/schema/upload";
import type { GraphFailure } from "../../relay/failure.ts";

/** Why a file is not sent at all; texts under `upload.refused`. */
export type NotSent = "type" | "tooLarge" | "empty" | "tooMany";

/** Where a file is on its way. */
export type Way =
  | { readonly is: "sending"; readonly sent: number }
  | { readonly is: "taken"; readonly as: UploadedFile }
  | { readonly is: "failed"; readonly failure: GraphFailure }
  | { readonly is: "refused"; readonly why: NotSent };

export interface Entry {
  readonly key: string;
  readonly file: File;
  readonly way: Way;
}

const counts = ({ way }: Entry): boolean => way.is === "sending" || way.is === "taken";

/** What is wrong with a file before it is sent; null: nothing. */
export function refusalOf(purpose: UploadPurpose, file: File, beside: readonly Entry[]): NotSent | null {
  const { bytes, files } = limitOf(purpose);
  if (!endingsOf(purpose).includes(endingOf(file.name))) return "type";
  if (file.size === 0) return "empty";
  if (file.size > bytes) return "tooLarge";
  return beside.filter(counts).length >= files ? "tooMany" : null;
}
