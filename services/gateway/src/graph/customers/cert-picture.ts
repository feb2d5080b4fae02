import { certPictureRoutes as routes, ReviewMoment } from "@linehaul/schema/customers/cert-picture/routes";
import { CertSide } from "@linehaul/schema/customers/cert-picture/side";
import { RevealReason } from "@linehaul/schema/reveal";
import { z } from "zod";
import { builder } from "../../access/builder.ts";
import { keyOf } from "../../access/node-id.ts";
import { inputOf } from "../../contract/input.ts";
import { enumOf } from "../../contract/named.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { registerFile } from "../../files/file-routes.ts";
import { fileTicket } from "../../files/ticket.ts";
import { uploadMutation } from "../../files/upload.ts";
import { customerCodeOf } from "./customer/code.ts";

enumOf(CertSide);
enumOf(ReviewMoment);
registerFile(routes.show);
registerFile(routes.showReviewed);

uploadMutation("UploadCertPicture", {
  may: routes.upload.may,
  description:
    "A ticket for sending a picture of a customer's certificate; what comes of it is named to the save of its form.",
  route: routes.upload,
});

const side = { side: CertSide.describe("Which picture."), reason: RevealReason };
const Open = z.object(side);
const OpenInput = builder.inputType("OpenCertPictureInput", {
  description: "Which picture of a certificate is shown, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The customer's node id." }),
    ...inputOf(t, Open),
  }),
});
builder.mutationField("openCertPicture", (t) =>
  t.may(...routes.show.may).field({
    type: fileTicket("OpenCertPicture"),
    description:
      "A ticket for a picture of a customer's certificate (CUS-12). Who saw it and why is recorded when it is fetched (PERM-12).",
    args: { input: t.arg({ type: OpenInput, required: true, description: "Which, and why." }) },
    resolve: (_root, { input: { id, ...own } }, grant) =>
      written(grant.visit, async () => {
        const { side: of, reason } = parseInput(Open, own);
        return grant.file(routes.show, { params: { customerCode: customerCodeOf(id), side: of }, query: { reason } });
      }),
  }),
);

const OpenReviewed = z.object({ ...side, moment: ReviewMoment.describe("As it was, or as it is asked for.") });
const OpenReviewedInput = builder.inputType("OpenReviewPictureInput", {
  description: "Which picture of a review is shown, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the review." }),
    ...inputOf(t, OpenReviewed),
  }),
});
builder.mutationField("openReviewPicture", (t) =>
  t.may(...routes.showReviewed.may).field({
    type: fileTicket("OpenReviewPicture"),
    description:
      "The same of a review of a customer's data (CUS-16): the picture as it was, or as it is asked for, for both side by side.",
    args: { input: t.arg({ type: OpenReviewedInput, required: true, description: "Which, and why." }) },
    resolve: (_root, { input: { id, ...own } }, grant) =>
      written(grant.visit, async () => {
        const { side: of, moment, reason } = parseInput(OpenReviewed, own);
        const params = { id: keyOf("CustomerReview", id), side: of, moment };
        return grant.file(routes.showReviewed, { params, query: { reason } });
      }),
  }),
);
