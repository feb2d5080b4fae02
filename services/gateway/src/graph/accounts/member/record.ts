import { RecordRealName } from "@linehaul/schema/accounts/member/record";
import { memberRoutes as routes } from "@linehaul/schema/accounts/member/routes";
import { builder } from "../../../access/builder.ts";
import { inputOf } from "../../../contract/input.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { uploadMutation } from "../../../files/upload.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { Member } from "./member.ts";

uploadMutation("UploadMemberPicture", {
  may: routes.upload.may,
  description:
    "For the carrier's customer sites: a ticket for sending a picture of a member's certificate. What a camera wrote beside the picture is dropped.",
  route: routes.upload,
});

const RecordInput = builder.inputType("RecordMemberRealNameInput", {
  description: "By what certificate a member was known.",
  fields: (t) => ({
    ...inputOf(t, RecordRealName),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("recordMemberRealName", (t) =>
  t.may(...routes.record.may).field({
    type: payload("RecordMemberRealName", "member", Member),
    description:
      "For the carrier's customer sites, as authentication clients: records by what certificate a person was known, in place of an earlier one. Refused for a company's account and for one that is being cancelled (409004), and for a number that who issued it could not have given. One write.",
    args: { input: t.arg({ type: RecordInput, required: true, description: "Whose, and which." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...own } }, grant) =>
      written(grant.visit, () => grant.call(routes.record, { body: parseInput(RecordRealName, own) }, keyedBy(key))),
  }),
);
