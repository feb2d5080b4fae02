import { contractRoutes as routes } from "@linehaul/schema/customers/contract-signing/routes";
import { SaveContract, SignContract, TerminateContract } from "@linehaul/schema/customers/contract-signing/write";
import { builder } from "../../../access/builder.ts";
import { keyOf } from "../../../access/node-id.ts";
import { catalogueToggle } from "../../../catalogue/toggle.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { registerFile } from "../../../files/file-routes.ts";
import { fileTicket } from "../../../files/ticket.ts";
import { uploadMutation } from "../../../files/upload.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { customerCodeOf } from "../customer/code.ts";
import { Contract } from "./contract.ts";

const SIGN = "CONTRACT_SIGNING.SIGN";
const ID = "Node id of the contract.";
const keyOr = (id: string | null | undefined) => (id ? keyOf("Contract", id) : undefined);

uploadMutation("UploadContractFile", {
  may: [SIGN],
  description: "A ticket for sending a file of a contract; what comes of it is named to `saveContract`.",
  route: routes.upload,
});

const SaveInput = builder.inputType("SaveContractInput", {
  description: "A contract or agreement to write, or a draft to change when it has an id.",
  fields: (t) => ({
    id: t.id({ description: "Node id of the draft that is changed; none for a new one." }),
    customerId: t.id({ required: true, description: "Node id of the customer; a draft stays with its customer." }),
    ...inputOf(t, SaveContract, ["id", "customerCode", "renews"]),
    renewsId: t.id({
      description:
        "Node id of the contract that it follows: of the same customer and kind, signed or expired, and followed by no other.",
    }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("saveContract", (t) =>
  t.may(SIGN).field({
    type: payload("SaveContract", "contract", Contract),
    description:
      "Writes a contract or agreement as a draft, or changes a draft by id and version; what is signed is refused (409004). One write.",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to write." }) },
    resolve: (_root, { input: { id, customerId, renewsId, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const renews = keyOr(renewsId) ?? null;
        const body = { ...own, id: keyOr(id), customerCode: customerCodeOf(customerId), renews };
        return grant.call(routes.save, { body: parseInput(SaveContract, body) }, keyedBy(key));
      }),
  }),
);

const SignInput = builder.inputType("SignContractInput", {
  description: "A draft that is signed.",
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    ...inputOf(t, SignContract, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("signContract", (t) =>
  t.may(SIGN).field({
    type: payload("SignContract", "contract", Contract),
    description:
      "Enters that a draft is signed: from then on nothing of it changes, and it counts for what its customer needs (CUS-22). 400001 without a signatory or a file. One write.",
    args: { input: t.arg({ type: SignInput, required: true, description: "Which." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(SignContract, { ...own, id: keyOf("Contract", id) });
        return grant.call(routes.sign, { body }, keyedBy(key));
      }),
  }),
);

const TerminateInput = builder.inputType("TerminateContractInput", {
  description: "A signed contract that ends before its last day.",
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    ...inputOf(t, TerminateContract, ["id"]),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("terminateContract", (t) =>
  t.may(SIGN).field({
    type: payload("TerminateContract", "contract", Contract),
    description:
      "Ends a signed contract before its last day, for a reason; its customer stays usable, and is found as short of papers where a rule asks for it. One write.",
    args: { input: t.arg({ type: TerminateInput, required: true, description: "Which, and why." }) },
    resolve: (_root, { input: { id, idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => {
        const body = parseInput(TerminateContract, { ...own, id: keyOf("Contract", id) });
        return grant.call(routes.terminate, { body }, keyedBy(key));
      }),
  }),
);

catalogueToggle("Delete", {
  type: Contract,
  field: "contract",
  may: SIGN,
  description: "Deletes a draft with its files; what is signed is refused (409004).",
  write: (grant, id, options) => grant.call(routes.delete, { params: { id } }, options),
});

registerFile(routes.file);
const DownloadInput = builder.inputType("DownloadContractFileInput", {
  description: "Which file.",
  fields: (t) => ({
    id: t.id({ required: true, description: ID }),
    file: t.string({ required: true, description: "The file's id, as the contract tells it." }),
  }),
});
builder.mutationField("downloadContractFile", (t) =>
  t.may("CONTRACT_SIGNING.DOWNLOAD").field({
    type: fileTicket("DownloadContractFile"),
    description:
      "A ticket for a file of a contract, as it was uploaded: its content is compared with what was taken then. The taking is recorded.",
    args: { input: t.arg({ type: DownloadInput, required: true, description: "Which file." }) },
    resolve: (_root, { input: { id, file } }, grant) =>
      written(grant.visit, async () => grant.file(routes.file, { params: { id: keyOf("Contract", id), file } })),
  }),
);
