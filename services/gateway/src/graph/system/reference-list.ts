import { DEFAULT_LANGUAGE } from "@linehaul/schema/sites";
import { REFERENCE_LISTS, ReferenceListName, type ReferenceList } from "@linehaul/schema/system/reference-list";
import { builder } from "../../access/builder.ts";
import type { Visit } from "../../access/visit.ts";
import { enumOf } from "../../contract/named.ts";
import { choicesOf } from "./dictionary/choices.ts";

interface Entry {
  readonly key: string;
  readonly name: string;
  readonly value: string;
}
const ReferenceEntry = builder.objectRef<Entry>("ReferenceEntry").implement({
  description: "An entry of a list of reference data.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "What records hold." }),
    name: t.exposeString("name", { description: "What the user reads, in the request's language." }),
    value: t.exposeString("value", {
      description:
        "A country's telephone code, a currency's sign, the code of a cargo type, an add-on service or a pay method, the value of a dictionary's entry.",
    }),
  }),
});
const ListName = enumOf(ReferenceListName);

async function countries({ reference, language }: Visit): Promise<Entry[]> {
  const { compare } = new Intl.Collator(language);
  return [...(await reference.countries.get()).values()]
    .filter((c) => c.status === "ENABLED")
    .map((c) => ({ key: c.countryCode, name: c.countryNameI18n[language], value: c.phoneCode }))
    .sort((a, b) => compare(a.name, b.name));
}

async function currencies({ reference, language }: Visit): Promise<Entry[]> {
  const name = language === DEFAULT_LANGUAGE ? "nameEn" : "nameZh";
  return (await reference.currencies.get())
    .filter((c) => c.status === "ENABLED")
    .map((c) => ({ key: c.code, name: c[name], value: c.symbol }));
}

async function cargoTypes({ reference, language }: Visit): Promise<Entry[]> {
  return (await reference.cargoTypes.get())
    .filter((c) => c.status === "ENABLED")
    .map((c) => ({ key: c.code, name: c.nameI18n[language], value: c.code }));
}

async function addServices({ reference, language }: Visit): Promise<Entry[]> {
  return (await reference.addServices.get())
    .filter((s) => s.status === "ENABLED")
    .map((s) => ({ key: s.code, name: s.nameI18n[language], value: s.code }));
}

async function payMethods({ reference, language }: Visit): Promise<Entry[]> {
  return (await reference.payMethods.get())
    .filter((p) => p.status === "ENABLED")
    .map((p) => ({ key: p.code, name: p.nameI18n[language], value: p.code }));
}

async function entriesOf(list: ReferenceList, visit: Visit): Promise<readonly Entry[]> {
  const path = REFERENCE_LISTS[list];
  if (list === "postingCargoTypeList") return cargoTypes(visit);
  if (list === "addServiceList") return addServices(visit);
  if (list === "payMethodList") return payMethods(visit);
  if (path === null) return list === "currencyList" ? currencies(visit) : countries(visit);
  const choices = await choicesOf(path, visit);
  return choices.map((e) => ({ key: e.dicKey, name: e.dicName, value: e.dicValue }));
}

builder.queryField("reference", (t) =>
  t.open("reference data: choices of every form").field({
    type: [ReferenceEntry],
    description: "A list of reference data (SHELL-21), in the request's language, from the gateway's memory.",
    args: { list: t.arg({ type: ListName, required: true, description: "Which list." }) },
    resolve: (_root, { list }, { visit }) => entriesOf(list, visit),
  }),
);
