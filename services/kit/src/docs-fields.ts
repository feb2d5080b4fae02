import { limitsOf } from "@linehaul/schema/limits";
import type { Schema } from "./docs-schema.ts";

export const escape = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const code = (words: string): string => `<code>${escape(words)}</code>`;
/** A sentence of a contract: what it writes between backticks is code. */
export const sentence = (words: string): string => escape(words).replace(/`([^`]+)`/g, "<code>$1</code>");

const typesOf = ({ type }: Schema): readonly string[] =>
  (Array.isArray(type) ? type : [type]).filter((one) => typeof one === "string");
/** What a field is when it is not null. */
function withoutNull(schema: Schema): Schema {
  const others = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  const [one] = others;
  if (one !== undefined && others.length === 1) return one;
  const [type, ...more] = typesOf(schema).filter((name) => name !== "null");
  return more.length > 0 ? schema : { ...schema, type };
}
const isNullable = (schema: Schema): boolean =>
  typesOf(schema).includes("null") || (schema.anyOf ?? []).some(({ type }) => type === "null");

/** The type in words; a component is a link to where it stands. */
function kindOf(schema: Schema): string {
  const plain = withoutNull(schema);
  const orNull = isNullable(schema) && plain.type !== "null" ? " or null" : "";
  return `${plainKind(plain)}${orNull}`;
}
function plainKind(plain: Schema): string {
  const name = plain.$ref?.split("/").at(-1);
  if (name !== undefined) return `<a href="#schema-${escape(name)}">${escape(name)}</a>`;
  if (plain.anyOf) return plain.anyOf.map(kindOf).join(" or ");
  if (plain.const !== undefined) return code(JSON.stringify(plain.const));
  if (plain.items) return `list of ${kindOf(plain.items)}`;
  if (typeof plain.additionalProperties === "object") return `map of ${kindOf(plain.additionalProperties)}`;
  const types = typesOf(plain).join(" or ") || "anything";
  return escape(plain.format === undefined ? types : `${types} (${plain.format})`);
}

/** Its bounds, its pattern and what it is when left out. */
function rulesOf(schema: Schema): string {
  const plain = withoutNull(schema);
  const one = plain.items ? withoutNull(plain.items) : plain;
  return [
    escape(limitsOf(plain, one)),
    one.pattern === undefined || one.format !== undefined ? "" : `Pattern ${code(one.pattern)}.`,
    schema.default === undefined ? "" : `Default ${code(JSON.stringify(schema.default))}.`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** The objects whose fields are told below a field, if it holds any. */
const inside = (schema: Schema): readonly Schema[] =>
  [schema, ...(schema.anyOf ?? [])].flatMap((one) => {
    const more = [one.items, typeof one.additionalProperties === "object" ? one.additionalProperties : undefined];
    return [...(one.properties ? [one] : []), ...more.flatMap((part) => (part ? inside(part) : []))];
  });

interface Row {
  readonly name: string;
  readonly schema: Schema;
  readonly isRequired: boolean;
}
const row = ({ name, schema, isRequired }: Row): string =>
  `<tr><th scope="row">${code(name)}${isRequired ? "" : " <i>optional</i>"}</th><td>${kindOf(schema)}<br>${rulesOf(schema)}</td>
<td>${sentence(schema.description ?? "")}</td></tr>`;
const rowsOf = (field: Row): string =>
  [row(field), ...inside(field.schema).flatMap((part) => fieldsOf(part, `${field.name}.`).map(rowsOf))].join("\n");

const fieldsOf = ({ properties = {}, required = [] }: Schema, before = ""): Row[] =>
  Object.entries(properties).map(([name, schema]) => ({
    name: before + name,
    schema,
    isRequired: required.includes(name),
  }));

/** Fields with their sentences and bounds; those of a part stand below it, by their way: `filter.status`. */
export const table = (rows: readonly Row[]): string =>
  `<table><thead><tr><th scope="col">Name</th><th scope="col">What it holds</th><th scope="col">What it is</th></tr></thead>
<tbody>${rows.map(rowsOf).join("\n")}</tbody></table>`;

/** A schema to read: what it is, its values with their meanings, its fields. */
export function shownSchema(schema: Schema): string {
  const meanings = Object.entries(schema["x-values"] ?? {});
  const values = meanings.map(([value, meaning]) => `<li>${code(value)} ${sentence(meaning)}</li>`);
  const kind = schema.properties ? "" : `${kindOf(schema)}.`;
  const about = [kind, sentence(schema.description ?? ""), rulesOf(schema)].filter(Boolean).join(" ");
  return [
    about && `<p>${about}</p>`,
    values.length > 0 ? `<ul>${values.join("")}</ul>` : "",
    ...inside(schema).map((part) => table(fieldsOf(part))),
  ].join("");
}
