import {
  DefaultView,
  SavedView as SavedViewContract,
  SavedViewInput,
  savedViewRoutes,
} from "@linehaul/schema/system/saved-view";
import { builder } from "../../access/builder.ts";
import { isUuid } from "../../access/node-id.ts";
import { inputOf } from "../../contract/input.ts";
import { objectOf } from "../../contract/named.ts";
import { invalid } from "../../errors/gateway-error.ts";
import { parseInput } from "../../errors/parse-input.ts";
import { written } from "../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../writing/idempotency.ts";
import { payload } from "../../writing/payload.ts";
import { Viewer } from "../viewer/viewer.ts";

const SavedView = objectOf(SavedViewContract);

builder.objectField(Viewer, "savedViews", (t) =>
  t.may("SELF").field({
    type: [SavedView],
    description: "The viewer's own views of a list, by name; at most 30. One call to the admin service.",
    args: { page: t.arg.string({ required: true, description: "Module code of the list." }) },
    resolve: (_viewer, { page }, grant) => {
      const body = savedViewRoutes.list.body.safeParse({ page });
      if (!body.success) throw invalid(`page of views: ${page}`);
      return grant.call(savedViewRoutes.list, { body: body.data });
    },
  }),
);

builder.objectField(Viewer, "savedView", (t) =>
  t.may("SELF").field({
    type: SavedView,
    nullable: true,
    description:
      "A view by the id that a link names, of whomever it is: what to ask for, never rows. Null when it is gone. One call to the admin service.",
    args: { id: t.arg.id({ required: true, description: "The view's id." }) },
    resolve: (_viewer, { id }, grant) => {
      if (!isUuid(id)) throw invalid(`not a view's id: ${id}`);
      return grant.call(savedViewRoutes.get, { body: { id } });
    },
  }),
);

const SaveViewInput = builder.inputType("SaveViewInput", {
  description: "A list's setting to keep under a name.",
  fields: (t) => ({ ...inputOf(t, SavedViewInput), idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("saveView", (t) =>
  t.may("SELF").field({
    type: payload("SaveView", "view", SavedView),
    description: "Keeps a new view of the viewer's own, or renames or changes the one with this id.",
    args: { input: t.arg({ type: SaveViewInput, required: true, description: "What to keep." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit, () =>
        grant.call(savedViewRoutes.save, { body: parseInput(SavedViewInput, input) }, keyedBy(key)),
      ),
  }),
);

const SetDefaultViewInput = builder.inputType("SetDefaultViewInput", {
  description: "Which view a list opens with.",
  fields: (t) => ({ ...inputOf(t, DefaultView), idempotencyKey: idempotencyKey(t) }),
});
builder.mutationField("setDefaultView", (t) =>
  t.may("SELF").field({
    type: payload("SetDefaultView", "view", SavedView),
    description: "Opens the page of one of the viewer's own views with it, in place of any other; or no more.",
    args: { input: t.arg({ type: SetDefaultViewInput, required: true, description: "Which one." }) },
    resolve: (_root, { input: { idempotencyKey: key, ...input } }, grant) =>
      written(grant.visit, () =>
        grant.call(savedViewRoutes.setDefault, { body: parseInput(DefaultView, input) }, keyedBy(key)),
      ),
  }),
);

const DeleteViewInput = builder.inputType("DeleteViewInput", {
  description: "Which view.",
  fields: (t) => ({
    id: t.id({ required: true, description: "The view's id." }),
    idempotencyKey: idempotencyKey(t),
  }),
});
builder.mutationField("deleteView", (t) =>
  t.may("SELF").field({
    type: payload("DeleteView", "view", SavedView),
    description: "Takes one of the viewer's own views away.",
    args: { input: t.arg({ type: DeleteViewInput, required: true, description: "Which one." }) },
    resolve: (_root, { input: { idempotencyKey: key, id } }, grant) =>
      written(grant.visit, () =>
        grant.call(savedViewRoutes.delete, { params: parseInput(savedViewRoutes.delete.params, { id }) }, keyedBy(key)),
      ),
  }),
);
