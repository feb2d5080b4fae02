import { dictionaryRoutes, type CacheCleaned } from "@linehaul/schema/system/dictionary";
import { builder } from "../../../access/builder.ts";
import { narrowed } from "../../../access/grant.ts";
import { keyOf } from "../../../access/node-id.ts";
import { parseInput } from "../../../errors/parse-input.ts";
import { written } from "../../../errors/user-error.ts";
import { idempotencyKey } from "../../../writing/idempotency.ts";
import { payload } from "../../../writing/payload.ts";
import { ConfigStatus } from "../../../contract/common.ts";
import { DictionaryItem, itemInput, NAME_FIELDS } from "./item.ts";

const NamesInput = builder.inputType("DictionaryNamesInput", {
  description: "What the user reads, by language; an empty one shows the English name.",
  fields: (t) => ({
    en: t.string({ required: true, description: "English, up to 100 characters." }),
    zhCn: t.string({ required: true, description: "Simplified Chinese; may be empty." }),
    zhHk: t.string({ required: true, description: "Traditional Chinese; may be empty." }),
  }),
});

const SaveInput = builder.inputType("SaveDictionaryItemInput", {
  description: "An entry to add, or to edit when it has an id.",
  fields: (t) => ({
    id: t.id({ description: "Node id of the entry that is edited; none for a new one." }),
    version: t.int({ description: "The version that was read; needed for an edit." }),
    pathKey: t.string({ required: true, description: "Of its dictionary; a new one makes the dictionary." }),
    dicKey: t.string({ required: true, description: "What records hold; an edit leaves it as it is." }),
    dicValue: t.string({ required: true, description: "1–100 characters." }),
    names: t.field({ type: NamesInput, required: true, description: "What the user reads." }),
    status: t.field({ type: ConfigStatus, required: true, description: "May it be chosen?" }),
    sort: t.int({ required: true, description: "Its place among the entries, 0–9999." }),
    remark: t.string({ description: "Up to 200 characters." }),
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
      const { language, reference } = context.visit;
      const options = { idempotencyKey: key ?? undefined };
      const entry = { ...own, names: { en: names.en, "zh-CN": names.zhCn, "zh-HK": names.zhHk } };
      const isNew = id === null || id === undefined;
      const saved = await written(language, () => {
        if (isNew) {
          const body = parseInput(itemInput.create, entry);
          return narrowed(context, "DICTIONARY.CREATE").call(dictionaryRoutes.save, { body }, options);
        }
        const body = parseInput(itemInput.edit, { ...entry, id: keyOf("DictionaryItem", id) });
        return narrowed(context, "DICTIONARY.EDIT").call(dictionaryRoutes.update, { body }, options);
      });
      // The event comes to every gateway; this one need not wait for it.
      reference.dictionaries.drop();
      return { ...saved, errors: saved.errors.map((e) => ({ ...e, field: e.field && asInput(e.field) })) };
    },
  }),
);

/** A path of the contract as the input writes it: `names.zh-CN` → `names.zhCn`. */
const fieldOf = new Map<string, string>(Object.entries(NAME_FIELDS));
const asInput = (path: readonly string[]) => path.map((step) => fieldOf.get(step) ?? step);

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
      const deleted = await written(grant.visit.language, () =>
        grant.call(dictionaryRoutes.delete, { params }, { idempotencyKey: input.idempotencyKey ?? undefined }),
      );
      grant.visit.reference.dictionaries.drop();
      return deleted;
    },
  }),
);

const CacheCleanedRef = builder.objectRef<CacheCleaned>("DictionaryCacheCleaned").implement({
  description: "What was refreshed.",
  fields: (t) => ({
    dictionaries: t.exposeInt("dictionaries", { description: "How many dictionaries; 0 for an unknown path key." }),
    entries: t.exposeInt("entries", { description: "How many entries they have." }),
  }),
});

const CleanInput = builder.inputType("CleanDictionaryCacheInput", {
  description: "Which dictionaries.",
  fields: (t) => ({
    pathKey: t.string({ description: "One dictionary; all of them without it." }),
    idempotencyKey: idempotencyKey(t),
  }),
});

builder.mutationField("cleanDictionaryCache", (t) =>
  t.may("DICTIONARY.CLEAN_CACHE").field({
    type: payload("CleanDictionaryCache", "cleaned", CacheCleanedRef),
    description: "Has every gateway read dictionaries anew, within 2 s (SYS-01).",
    args: { input: t.arg({ type: CleanInput, required: true, description: "Which dictionaries." }) },
    resolve: async (_root, { input: { pathKey, idempotencyKey: key } }, grant) => {
      const options = { idempotencyKey: key ?? undefined };
      const cleaned = await written(grant.visit.language, () =>
        pathKey === null || pathKey === undefined
          ? grant.call(dictionaryRoutes.cleanCache, {}, options)
          : grant.call(dictionaryRoutes.cleanCacheByName, { params: { name: pathKey } }, options),
      );
      grant.visit.reference.dictionaries.drop();
      return cleaned;
    },
  }),
);
