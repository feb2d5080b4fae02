import { builder } from "../access/builder.ts";
import type { Written } from "../writing/payload.ts";
import { UserErrorRef } from "../writing/user-error.ts";

/** `fileTicket("DownloadExport")` → `DownloadExportPayload { ticket, errors }`. */
export const fileTicket = (name: string) =>
  builder.objectRef<Written<string>>(`${name}Payload`).implement({
    description: "Where the file is to be fetched, or what to mend.",
    fields: (t) => ({
      ticket: t.exposeString("value", {
        nullable: true,
        description: "`GET /files/{ticket}`, once, within a minute, by this session. Null when `errors` has any.",
      }),
      errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when there is a ticket." }),
    }),
  });
