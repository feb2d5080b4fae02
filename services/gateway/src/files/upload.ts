import { MOST_FILE_NAME } from "@linehaul/schema/file";
import { SERVICE_CODES } from "@linehaul/schema/errors";
import { endingOf, endingsOf, limitOf, UploadAnnounced, type UploadPurpose } from "@linehaul/schema/upload";
import type { UserButton } from "../access/actor.ts";
import { builder } from "../access/builder.ts";
import type { May } from "../access/grant.ts";
import { keyOf } from "../access/node-id.ts";
import { Refusal } from "../errors/refusal.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { UploadRoute } from "../upstream/send-file.ts";
import type { Written } from "../writing/payload.ts";
import { UserErrorRef } from "../writing/user-error.ts";
import { registerUpload } from "./upload-routes.ts";

const UploadPayload = builder.objectRef<Written<string>>("UploadPayload").implement({
  description: "Where a file is to be sent, or what to mend.",
  fields: (t) => ({
    ticket: t.exposeString("value", {
      nullable: true,
      description:
        "`PUT /files/{ticket}` with the bytes as its body, once, begun within a minute, by this session; answers the file's id. Null when `errors` has any.",
    }),
    errors: t.expose("errors", { type: [UserErrorRef], description: "What to mend; empty when there is a ticket." }),
  }),
});

const MIB = 1024 * 1024;

/** What is wrong with a file before a byte of it is sent; its owner looks again at what really comes. */
function announced(purpose: UploadPurpose, { name, bytes }: { readonly name: string; readonly bytes: number }): void {
  const most = limitOf(purpose).bytes;
  const endings = endingsOf(purpose);
  if (!endings.includes(endingOf(name)))
    throw new Refusal(SERVICE_CODES.typeRefused, {
      fields: [{ path: ["name"], key: "file.type", params: { types: endings.join(", ") } }],
    });
  if (bytes > most)
    throw new Refusal(SERVICE_CODES.fileTooLarge, {
      fields: [{ path: ["bytes"], key: "file.tooLarge", params: { maximum: most / MIB } }],
    });
}

interface Options<B extends UserButton> {
  readonly may: May<B>;
  readonly description: string;
  /** `uploadRoute` of the owner; its `may` holds each of the buttons. */
  readonly route: UploadRoute & { readonly may: readonly [B, ...B[]] };
  /** The type of the row whose file it may replace: its path names one, or `new`. */
  readonly replaces?: string;
}

/**
 * `upload<Thing>`: a ticket for sending one file to the route's owner (design 15). The answer of the PUT is `{ data: UploadedFile }`; what the
 * feature writes next names the file by its `id`, and its service calls `holdFile` in the transaction of that write.
 */
export function uploadMutation<const B extends UserButton>(name: string, o: Options<B>): void {
  registerUpload(o.route);
  const Input = builder.inputType(`${name}Input`, {
    description: "The file that is to be sent.",
    fields: (t) => ({
      name: t.string({ required: true, description: `What it is called. Up to ${MOST_FILE_NAME} characters.` }),
      bytes: t.int({ required: true, description: "Its size. At least 1." }),
      ...(o.replaces !== undefined && {
        id: t.id({ description: `Node id of the ${o.replaces} whose file it replaces; none for a new one.` }),
      }),
    }),
  });
  builder.mutationField(`${name.charAt(0).toLowerCase()}${name.slice(1)}`, (t) =>
    t.may(...o.may).field({
      type: UploadPayload,
      description: o.description,
      args: { input: t.arg({ type: Input, required: true, description: "The file that is to be sent." }) },
      resolve: (_root, { input }, grant) =>
        written(grant.visit, async () => {
          const file = parseInput(UploadAnnounced, input);
          announced(o.route.upload, file);
          const query = { name: file.name };
          if (o.replaces === undefined) return grant.upload(o.route, { query });
          return grant.upload(o.route, { query, params: { id: input.id ? keyOf(o.replaces, input.id) : "new" } });
        }),
    }),
  );
}
