import { orderReviewDocumentRoutes as routes } from "@linehaul/schema/orders/order-review/document";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { uploadMutation } from "../../../files/upload.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ReviewCase } from "./review-case.ts";

const which = "Node id of the case.";
const keyed = <T extends { readonly id: string }>(input: T): T => ({ ...input, id: keyOf("ReviewCase", input.id) });
const { keep, judge, show } = routes;

uploadMutation("UploadReviewDocument", {
  may: ["ORDER_REVIEW.UPLOAD_CERT"],
  description: "A ticket for sending a document of a case; what comes of it is named to `keepReviewDocument`.",
  route: routes.certUpload,
});

const KeepInput = builder.inputType("KeepReviewDocumentInput", {
  description: "Which document of which case, and its file.",
  fields: (t) => ({
    id: t.id({ required: true, description: which }),
    ...inputOf(t, keep.body, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("keepReviewDocument", (t) =>
  t.may(...keep.may).field({
    type: payload("KeepReviewDocument", "case", ReviewCase),
    description:
      "Makes an uploaded file the document of a case, in place of an earlier one and of how that was judged (REV-02). 409004 once the order is delivered or cancelled.",
    args: { input: t.arg({ type: KeepInput, required: true, description: "Which, and its file." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => grant.call(keep, { body: parseInput(keep.body, keyed(own)) }, keyedBy(key))),
  }),
);

const JudgeInput = builder.inputType("JudgeReviewDocumentInput", {
  description: "Which document of which case, and how it was found.",
  fields: (t) => ({
    id: t.id({ required: true, description: which }),
    ...inputOf(t, judge.body, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("judgeReviewDocument", (t) =>
  t.may(...judge.may).field({
    type: payload("JudgeReviewDocument", "case", ReviewCase),
    description:
      "Accepts or refuses a document of a case that is there (REV-02). 409004 for one that is missing, 409002 where another file took its place meanwhile.",
    args: { input: t.arg({ type: JudgeInput, required: true, description: "Which, and how it was found." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, async () => grant.call(judge, { body: parseInput(judge.body, keyed(own)) }, keyedBy(key))),
  }),
);

registerFile(show);
const ShowInput = builder.inputType("ShowReviewDocumentInput", {
  description: "Which document of which case.",
  fields: (t) => ({
    id: t.id({ required: true, description: which }),
    ...inputOf(t, show.params, ["id"]),
  }),
});
builder.mutationField("showReviewDocument", (t) =>
  t.may(...show.may).field({
    type: fileTicket("ShowReviewDocument"),
    description: "A ticket for a document of a case as it was uploaded; that it is seen is recorded (PERM-12).",
    args: { input: t.arg({ type: ShowInput, required: true, description: "Which document." }) },
    resolve: (_root, { input }, grant) =>
      written(grant.visit, async () => grant.file(show, { params: parseInput(show.params, keyed(input)) })),
  }),
);
