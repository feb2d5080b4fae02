import { applicationRoutes as routes } from "@linehaul/schema/customers/information-application/routes";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { uploadMutation } from "../../../files/upload.ts";
import { customerCodeOf } from "../customer/code.ts";
import { ApplicationKind, WantedPaper } from "./kinds.ts";

builder.queryField("applicationPapers", (t) =>
  t.may(...routes.papers.may).field({
    type: [WantedPaper],
    description:
      "Which papers an application of a customer asks for, by its kind, the customer's country and whether it is a company. One call; refused where you may not see the customer.",
    args: {
      customerId: t.arg.id({ required: true, description: "Node id of the customer." }),
      kind: t.arg({ type: ApplicationKind, required: true, description: "What is applied for." }),
    },
    resolve: async (_root, { customerId, kind }, grant) =>
      (await grant.call(routes.papers, { body: { customerCode: customerCodeOf(customerId), kind } })).data,
  }),
);

uploadMutation("UploadApplicationPaper", {
  may: [...routes.upload.may],
  description:
    "A ticket for sending a paper of an application; what comes of it is named to `saveCustomerApplication`.",
  route: routes.upload,
});

registerFile(routes.file);
const DownloadInput = builder.inputType("DownloadApplicationPaperInput", {
  description: "Which file.",
  fields: (t) => ({
    id: t.id({
      required: true,
      description: "Node id of the application.",
    }),
    file: t.string({ required: true, description: "The file's id, as the paper tells it." }),
  }),
});
builder.mutationField("downloadApplicationPaper", (t) =>
  t.may(...routes.file.may).field({
    type: fileTicket("DownloadApplicationPaper"),
    description:
      "A ticket for a paper of an application, as it was uploaded: its content is compared with what was taken then. Who decides reviews gets those of what waits or passed. The taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which file." }) },
    resolve: (_root, { input: { id, file } }, grant) =>
      written(grant.visit, async () =>
        grant.file(routes.file, { params: { id: keyOf("CustomerApplication", id), file } }),
      ),
  }),
);
