import { memberRoutes as routes } from "@linehaul/schema/accounts/member/routes";
import { CertSide } from "@linehaul/schema/customers/cert-picture/side";
import { RevealReason } from "@linehaul/schema/reveal";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
// Which side.
import "../../customers/cert-picture.ts";

registerFile(routes.certPicture);

const Open = z.object({ side: CertSide.describe("Which picture."), reason: RevealReason });
const OpenInput = builder.inputType("OpenMemberPictureInput", {
  description: "Which picture of a member's certificate is shown, and why.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the member." }),
    ...inputOf(t, Open),
  }),
});
builder.mutationField("openMemberPicture", (t) =>
  t.may(...routes.certPicture.may).field({
    type: fileTicket("OpenMemberPicture"),
    description:
      "A ticket for a picture of a member's certificate. Who saw it and why is recorded when it is fetched (PERM-12), and stands in the picture, with the time.",
    args: { input: t.arg({ type: OpenInput, required: true, description: "Which, and why." }) },
    resolve: (_root, { input: { id, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.file(routes.certPicture, { params: { id: keyOf("Member", id) }, query: parseInput(Open, own) }),
      ),
  }),
);
