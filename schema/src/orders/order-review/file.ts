import { z } from "zod";
import { DeliveryState } from "../../delivery.ts";
import { CommandKind } from "../command-kind.ts";
import { DeclarationDirection } from "../declaration-config/row.ts";
import { CommandAttempt } from "../intercept-release.ts";
import { OrderDetail } from "../order/detail.ts";
import { DeclarationMethod, DocumentKind } from "../order/enums.ts";

/** How far a document is that the review wants. */
export const DOCUMENT_STATES = ["MISSING", "RECEIVED", "ACCEPTED", "REFUSED"] as const;
export const DocumentState = z.enum(DOCUMENT_STATES).meta({
  id: "DocumentState",
  description: "How far a document is that the review wants.",
  "x-values": {
    MISSING: "Nobody has supplied it.",
    RECEIVED: "It came with the order, or somebody added it; nobody has judged it.",
    ACCEPTED: "A reviewer found it good.",
    REFUSED: "A reviewer found it wanting: another one is needed.",
  },
});
export const ReviewDocument = z
  .object({
    kind: DocumentKind.describe("Which document."),
    state: DocumentState.describe("How far it is."),
    isNeeded: z.boolean().describe("The declaration needs it; else a reviewer asked for it, or somebody added it."),
    file: z
      .uuid()
      .nullable()
      .describe("The kept file's key: who judges it says which he saw; null where none is kept."),
    fileName: z.string().nullable().describe("What its sender called it; null where no file is kept."),
    addedBy: z.string().nullable().describe("Who added it; null where no file is kept."),
    addedAt: z.iso.datetime().nullable().describe("When; null where no file is kept."),
    judgedBy: z.string().nullable().describe("Who accepted or refused it; null where nobody has."),
    judgedAt: z.iso.datetime().nullable().describe("When; null where nobody has."),
    reason: z.string().nullable().describe("Why it was refused; null where it was not."),
  })
  .meta({ id: "ReviewDocument", description: "A document that the review of an order wants, or has." });
export type ReviewDocument = z.infer<typeof ReviewDocument>;

export const ReviewDeclaration = z
  .object({
    direction: DeclarationDirection.describe("Out of its country, or into the one that it goes to."),
    ordered: DeclarationMethod.describe("How the order itself says."),
    method: DeclarationMethod.describe(
      "How it is declared: by the customer's declaration that holds, else as ordered.",
    ),
    isAgreed: z.boolean().describe("A declaration of the customer holds for it (REV-01)."),
  })
  .meta({
    id: "ReviewDeclaration",
    description: "How an order is declared, and whether that differs from what it says.",
  });

export const ReviewFollowUp = z
  .object({
    note: z.string().describe("What is to be followed up."),
    askedBy: z.string().describe("Who asked for it."),
    askedAt: z.iso.datetime().describe("When."),
  })
  .meta({ id: "ReviewFollowUp", description: "What is to be followed up of an order that was approved." });

/** Attempts of a command that a case's trail has, the newest. */
export const TRAIL_ATTEMPTS = 20;
export const ReviewCommand = z
  .object({
    id: z.uuid().describe("The command's key."),
    kind: CommandKind.describe("What the outlet was to do."),
    outlet: z.string().nullable().describe("Area code of the outlet."),
    state: DeliveryState.describe("How far it is."),
    askedBy: z.string().describe("Who asked for it last."),
    askedAt: z.iso.datetime().describe("When it was last asked for."),
    reason: z.string().nullable().describe("Why it was sent once more; null for the first."),
    attempts: z.array(CommandAttempt).describe(`Attempts to send it, the newest ${TRAIL_ATTEMPTS}.`),
  })
  .meta({ id: "ReviewCommand", description: "What the outlet of a case was told, attempt by attempt (REV-03)." });
export type ReviewCommand = z.infer<typeof ReviewCommand>;

export const ReviewReveal = z
  .object({
    id: z.uuid().describe("Of the record."),
    field: z.string().describe("What was shown: a field that comes masked, or the kind of a document."),
    by: z.string().describe("Who saw it."),
    at: z.iso.datetime().describe("When."),
    reason: z.string().nullable().describe("Why; null for a document."),
  })
  .meta({ id: "ReviewReveal", description: "That somebody saw what is masked of a case, or one of its documents." });
export type ReviewReveal = z.infer<typeof ReviewReveal>;

/** All that a reviewer decides by. */
export const ReviewFile = z
  .object({
    orderId: z.uuid().describe("The order's key."),
    detail: OrderDetail,
    documents: z.array(ReviewDocument).describe("Those that are needed, were asked for or were added."),
    declarations: z.array(ReviewDeclaration).describe("Its export and its import."),
    outlet: z
      .string()
      .nullable()
      .describe("The outlet that is told to hold it: the sender's area code; null where none is known."),
    followUp: ReviewFollowUp.nullable().describe("What is to be followed up; null: nothing, or it is done."),
    commands: z.array(ReviewCommand).describe("What its outlet was told, in that order."),
    reveals: z.array(ReviewReveal).describe("Who saw what is masked, or a document; the oldest first."),
  })
  .meta({ id: "ReviewFile", description: "All that a reviewer decides by." });
export type ReviewFile = z.infer<typeof ReviewFile>;
