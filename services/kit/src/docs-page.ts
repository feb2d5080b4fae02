import { z } from "zod";
import { escape, sentence, shownSchema, table } from "./docs-fields.ts";
import { Schema } from "./docs-schema.ts";

/** By media type. */
const Content = z.record(z.string(), z.object({ schema: Schema.optional() }));
const Operation = z.object({
  summary: z.string().default(""),
  tags: z.array(z.string()).default([]),
  "x-may": z.array(z.string()).default([]),
  "x-also": z.array(z.string()).default([]),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.string(),
        required: z.boolean().default(false),
        description: z.string().optional(),
        schema: Schema.default({}),
      }),
    )
    .default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })).default({}),
});
const Document = z.object({
  info: z.object({ title: z.string(), description: z.string().default("") }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema).default({}) }).default({ schemas: {} }),
});
type Operation = z.infer<typeof Operation>;

const buttons = (title: string, all: readonly string[]): string =>
  all.length === 0 ? "" : `<p>${title}: ${all.map((b) => `<code>${escape(b)}</code>`).join(" ")}</p>`;
const block = (title: string, content: string): string => (content === "" ? "" : `<h4>${title}</h4>${content}`);
const schemaOf = (content: z.infer<typeof Content> | undefined) => content?.["application/json"]?.schema;

/** Every answer stands in the same envelope, which a refusal shows whole; a file stands in none. */
function answer(content: z.infer<typeof Content> = {}): string {
  const schema = schemaOf(content);
  if (schema === undefined)
    return Object.keys(content)
      .map((type) => `<p>A file: <code>${escape(type)}</code>.</p>`)
      .join("");
  const result = schema.properties?.result;
  if (result === undefined) return shownSchema(schema);
  return `<p>As <code>result</code> in the envelope that <a href="#schema-Refusal">Refusal</a> shows:</p>${shownSchema({ ...result, description: undefined })}`;
}

function operation(method: string, path: string, o: Operation): string {
  const parameters = o.parameters.map(({ name, in: place, required, description, schema }) => ({
    name: `${name} (${place})`,
    schema: { ...schema, description },
    isRequired: required,
  }));
  const body = schemaOf(o.requestBody?.content);
  return `<details><summary><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code> ${sentence(o.summary)}</summary>
${buttons("Taken with", o["x-may"])}${buttons("Tells more with", o["x-also"])}
${block("Parameters", parameters.length === 0 ? "" : table(parameters))}${block("Body", body ? shownSchema(body) : "")}
${block("Answer", answer(o.responses["200"]?.content))}</details>`;
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
code{font:13px/1.45 ui-monospace,monospace;overflow-wrap:anywhere}table{border-collapse:collapse;width:100%;margin:.5rem 0}
th,td{border-top:1px solid #dde2ea;padding:.35rem .75rem .35rem 0;text-align:start;vertical-align:top;overflow-wrap:anywhere}th{font-weight:400}thead{font-size:13px}
summary{cursor:pointer;padding:.35rem 0}summary b{display:inline-block;min-width:4rem}details{border-bottom:1px solid #dde2ea}
h2{margin-top:2rem}a{color:#1f4fbf}@media(prefers-color-scheme:dark){body{background:#12161c;color:#e6eaf0}
details,th,td{border-color:#2c3440}a{color:#8fb2ff}}`;

/** A readable page of an OpenAPI document; it asks nothing of any other host and runs no script. */
export function docsPage(document: unknown): string {
  const { info, paths, components } = Document.parse(document);
  const byTag = new Map<string, string[]>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, o] of Object.entries(methods)) {
      const tag = o.tags[0] ?? "other";
      byTag.set(tag, [...(byTag.get(tag) ?? []), operation(method, path, o)]);
    }
  const sections = [...byTag].map(([tag, parts]) => `<h2>${escape(tag)}</h2>${parts.join("\n")}`);
  const schemas = Object.entries(components.schemas).map(
    ([name, schema]) => `<section id="schema-${escape(name)}"><h3>${escape(name)}</h3>${shownSchema(schema)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(info.title)}</h1>
<p>${escape(info.description)}. The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}<h2>Schemas</h2>${schemas.join("\n")}</main></body></html>`;
}
