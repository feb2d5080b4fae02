import type { Readable } from "node:stream";
import type { Route } from "@linehaul/schema/route";
import type { UploadPurpose } from "@linehaul/schema/upload";

/** A route that takes a file: `uploadRoute` makes it. */
export type UploadRoute = Route & { readonly upload: UploadPurpose };

/** A file on its way to its owner. */
export interface SentFile {
  readonly body: Readable;
  /** Its length, where its sender said so. */
  readonly bytes: number | undefined;
}

/** What tells a service that the body is a file. */
export const fileHeaders = ({ bytes }: SentFile): Record<string, string> => ({
  "content-type": "application/octet-stream",
  ...(bytes !== undefined && { "content-length": String(bytes) }),
});

/** How a ticket names it: no ticket for a download ever opens an upload. */
export const uploadName = ({ service, path }: UploadRoute): string => `PUT ${service} ${path}`;
