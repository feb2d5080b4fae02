import {
  CacheCleaned,
  ChangedDictionaryItem,
  DictionaryItemInput,
  dictionaryRoutes,
  NewDictionaryItem,
} from "@linehaul/schema/system/dictionary";
import { builder } from "../../../access/builder.ts";
import { narrowed } from "../../../access/grant.ts";
import { keyOf } from "../../../access/node-id.ts";
import { inputOf } from "../../../contract/input.ts";
import { objectOf } from "../../../contract/named.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey, keyedBy } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { DictionaryItem } from "./item.ts";
import { asField, DictionaryNamesInput, namesOf } from "./names.ts";

const SaveInput = builder.inputType("SaveDictionaryItemInput", {
  description: "An entry to add, or to edit when it has an id.",
  fields: (t) => ({
    ...inputOf(t, DictionaryItemInput, ["id", "names"]),
    id: t.id({ description: "Node id of the entry that is edited; none for a new one." }),
    names: t.field({ type: DictionaryNamesInput, required: true, description: "What the user reads." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("saveDictionaryItem", (t) =>
  t.may("DICTIONARY.CREATE", "DICTIONARY.EDIT").field({
    type: payload("SaveDictionaryItem", "dictionaryItem", DictionaryItem),
    description:
      "Adds an entry (DICTIONARY.CREATE), or edits one by id and version (DICTIONARY.EDIT), in every language at once.",
    args: { input: t.arg({ type: SaveInput, required: true, description: "What to write." }) },
    resolve: async (_root, { input: { id, idempotencyKey: key, names, ...own } }, context) => {
      const { reference } = context.visit;
      const entry = { ...own, names: namesOf(names) };
      const isNew = id === null || id === undefined;
      const saved = await written(context.visit, () => {
        if (isNew) {
          const body = parseInput(NewDictionaryItem, entry);
          return narrowed(context, "DICTIONARY.CREATE").call(dictionaryRoutes.save, { body }, keyedBy(key));
        }
        const body = parseInput(ChangedDictionaryItem, { ...entry, id: keyOf("DictionaryItem", id) });
        return narrowed(context, "DICTIONARY.EDIT").call(dictionaryRoutes.update, { body }, keyedBy(key));
      });
      // The event comes to every gateway; this one need not wait for it.
      reference.dictionaries.drop();
      return { ...saved, errors: saved.errors.map((e) => ({ ...e, field: e.field && e.field.map(asField) })) };
    },
  }),
);

const DeleteInput = builder.inputType("DeleteDictionaryItemInput", {
  description: "Which entry.",
  fields: (t) => ({
    id: t.id({ required: true, description: "Its node id." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("deleteDictionaryItem", (t) =>
  t.may("DICTIONARY.DELETE").field({
    type: payload("DeleteDictionaryItem", "dictionaryItem", DictionaryItem),
    description: "Deletes an entry in every language; what holds its key shows the key.",
    args: { input: t.arg({ type: DeleteInput, required: true, description: "Which entry." }) },
    resolve: async (_root, { input }, grant) => {
      const params = { id: keyOf("DictionaryItem", input.id) };
      const deleted = await written(grant.visit, () =>
        grant.call(dictionaryRoutes.delete, { params }, keyedBy(input.idempotencyKey)),
      );
      grant.visit.reference.dictionaries.drop();
      return deleted;
    },
  }),
);

const Cleaned = objectOf(CacheCleaned);

const CleanInput = builder.inputType("CleanDictionaryCacheInput", {
  description: "Which dictionaries.",
  fields: (t) => ({
    pathKey: t.string({ description: "One dictionary; all of them without it." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("cleanDictionaryCache", (t) =>
  t.may("DICTIONARY.CLEAN_CACHE").field({
    type: payload("CleanDictionaryCache", "cleaned", Cleaned),
    description: "Has every gateway read dictionaries anew, within 2 s (SYS-01).",
    args: { input: t.arg({ type: CleanInput, required: true, description: "Which dictionaries." }) },
    resolve: async (_root, { input: { pathKey, idempotencyKey: key } }, grant) => {
      const cleaned = await written(grant.visit, () =>
        pathKey === null || pathKey === undefined
          ? grant.call(dictionaryRoutes.cleanCache, {}, keyedBy(key))
          : grant.call(dictionaryRoutes.cleanCacheByName, { params: { name: pathKey } }, keyedBy(key)),
      );
      grant.visit.reference.dictionaries.drop();
      return cleaned;
    },
  }),
);
