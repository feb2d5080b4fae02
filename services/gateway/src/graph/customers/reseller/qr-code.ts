import { QrForm } from "@linehaul/schema/customers/reseller/qr";
import { resellerRoutes as routes } from "@linehaul/schema/customers/reseller/routes";
import { z } from "zod";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import "./reseller.ts";

registerFile(routes.qrCode);

const Taken = z.object({ form: QrForm.describe("As what it comes.") });
const TakeInput = builder.inputType("TakeResellerQrCodeInput", {
  description: "Whose QR code, and as what.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Node id of the reseller." }),
    ...inputOf(t, Taken),
  }),
});
builder.mutationField("takeResellerQrCode", (t) =>
  t.may(...routes.qrCode.may).field({
    type: fileTicket("TakeResellerQrCode"),
    description:
      "A ticket for the QR code of a reseller (CUS-23): it leads to the customer site, told whose door it hangs at. That it was taken is recorded when it is fetched.",
    args: { input: t.arg({ type: TakeInput, required: true, description: "Whose, and as what." }) },
    resolve: (_root, { input: { id, ...own } }, grant) =>
      written(grant.visit, async () =>
        grant.file(routes.qrCode, { params: { id: keyOf("Reseller", id) }, query: parseInput(Taken, own) }),
      ),
  }),
);
