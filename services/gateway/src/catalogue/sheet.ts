import {
  SheetFound as SheetFoundContract,
  SheetToCheck,
  SheetToStore,
  WrongSheetCell,
} from "@linehaul/schema/catalogue-sheet";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { objectOf } from "../contract/named.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import { registerFile } from "../files/file-routes.ts";
import { fileTicket } from "../files/ticket.ts";
import { uploadMutation } from "../files/upload.ts";
import type { UploadRoute } from "../upstream/send-file.ts";
import type { CallOptions, FileRoute } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { payload } from "../writing/payload.ts";

objectOf(WrongSheetCell);
const SheetFound = objectOf(SheetFoundContract);
const CheckPayload = payload("CheckSheet", "sheet", SheetFound);
const StorePayload = payload("StoreSheet", "sheet", SheetFound);
const TemplatePayload = fileTicket("SheetTemplate");

const CheckInput = builder.inputType("CheckSheetInput", {
  description: "Which uploaded file.",
  fields: (t) => ({
    file: t.id({ required: true, description: "The uploaded file's key, of purpose `catalogueSheet`." }),
  }),
});
const StoreInput = builder.inputType("StoreSheetInput", {
  description: "Which uploaded file, and how it was found.",
  fields: (t) => ({
    file: t.id({ required: true, description: "The uploaded file's key, of purpose `catalogueSheet`." }),
    digest: t.string({ required: true, description: "What the check answered. Up to 100 characters." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

type Found = z.output<typeof SheetFoundContract>;
interface Options<B extends UserButton> {
  readonly may: B;
  /** What a row is, for those who read the graph: `warehouse addresses`. */
  readonly what: string;
  readonly upload: UploadRoute & { readonly may: readonly [B, ...B[]] };
  readonly template: FileRoute & { readonly may: readonly [B, ...B[]] };
  readonly check: (grant: Grant<B>, body: z.output<typeof SheetToCheck>) => Promise<Found>;
  readonly store: (grant: Grant<B>, body: z.output<typeof SheetToStore>, options: CallOptions) => Promise<Found>;
}

/**
 * A catalogue's UPLOAD (ORD-12): `upload<Name>Sheet`, a ticket for sending a file; `check<Name>Sheet`, what storing it would do;
 * `store<Name>Sheet`, all of it or nothing; `download<Name>Template`, a ticket for an empty workbook.
 */
export function sheetOfCatalogue<const B extends UserButton>(name: string, o: Options<B>): void {
  const { may, what } = o;
  uploadMutation(`Upload${name}Sheet`, {
    may: [may],
    description: `A ticket for sending a sheet of ${what}; what comes of it is named to \`check${name}Sheet\`.`,
    route: o.upload,
  });
  builder.mutationField(`check${name}Sheet`, (t) =>
    t.may(may).field({
      type: CheckPayload,
      description: `What storing an uploaded sheet of ${what} would do, and its wrong cells; a file that can't be read is an error at \`file\`. Nothing is stored.`,
      args: { input: t.arg({ type: CheckInput, required: true, description: "Which uploaded file." }) },
      resolve: (_root, { input }, grant) =>
        written(grant.visit, async () => o.check(grant, parseInput(SheetToCheck, input))),
    }),
  );
  builder.mutationField(`store${name}Sheet`, (t) =>
    t.may(may).field({
      type: StorePayload,
      description: `Stores an uploaded sheet of ${what} as it was found, all of it or nothing: 409002 when anything has changed since, 400001 at \`file\` when a cell is wrong by now. Recorded.`,
      args: { input: t.arg({ type: StoreInput, required: true, description: "Which uploaded file, as found." }) },
      resolve: (_root, { input: { idempotencyKey: key, ...asked } }, grant) =>
        written(grant.visit, async () => o.store(grant, parseInput(SheetToStore, asked), keyedBy(key))),
    }),
  );
  registerFile(o.template);
  builder.mutationField(`download${name}Template`, (t) =>
    t.may(may).field({
      type: TemplatePayload,
      description: `A ticket for an empty workbook for ${what}, in the request's language.`,
      resolve: (_root, _args, grant) => written(grant.visit, async () => grant.file(o.template, {})),
    }),
  );
}
