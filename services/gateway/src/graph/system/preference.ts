import { Preference as PreferenceContract, preferenceRoutes, SavePreference } from "@linehaul/schema/system/preference";
import { builder } from "../../access/builder.ts";
import { inputOf } from "../../contract/input.ts";
import { objectOf } from "../../contract/named.ts";
import { invalid } from "../../errors/gateway-error.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { Viewer } from "../viewer/viewer.ts";

const Preference = objectOf(PreferenceContract, {
  more: (t) => ({ id: t.id({ description: "Its key.", resolve: (p) => p.key }) }),
});

builder.objectField(Viewer, "preferences", (t) =>
  t.may("SELF").field({
    type: [Preference],
    description:
      "Preferences under these keys; those that were never saved are left out. One call to the admin service.",
    args: { keys: t.arg.stringList({ required: true, description: "1–50 keys." }) },
    resolve: (_viewer, { keys }, grant) => {
      const body = preferenceRoutes.get.body.safeParse({ keys });
      if (!body.success) throw invalid(`preference keys: ${body.error.message}`);
      return grant.call(preferenceRoutes.get, { body: body.data });
    },
  }),
);

const SavePreferenceInput = builder.inputType("SavePreferenceInput", {
  description: "An arrangement to keep.",
  fields: (t) => ({
    ...inputOf(t, SavePreference),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("savePreference", (t) =>
  t.may("SELF").field({
    type: payload("SavePreference", "preference", Preference),
    description: "Keeps an arrangement of the caller's own, over the one under the same key.",
    args: { input: t.arg({ type: SavePreferenceInput, required: true, description: "What to keep." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit, () =>
        grant.call(preferenceRoutes.save, { body: parseInput(SavePreference, input) }, keyedBy(key)),
      ),
  }),
);
