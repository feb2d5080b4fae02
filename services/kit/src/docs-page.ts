import { z } from "zod";

const Schema = z.record(z.string(), z.unknown());
const Content = z.object({ "application/json": z.object({ schema: Schema }).optional() }).partial();
const Operation = z.object({
  summary: z.string().default(""),
  tags: z.array(z.string()).default([]),
  "x-may": z.array(z.string()).default([]),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: Schema.optional() })).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content.optional() })).default({}),
});
const Document = z.object({
  info: z.object({ title: z.string(), description: z.string().default("") }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), Schema).default({}) }).default({ schemas: {} }),
});
type Operation = z.infer<typeof Operation>;

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
const block = (title: string, value: unknown): string =>
  value === undefined
    ? ""
    : `<h4>${escape(title)}</h4><pre tabindex="0">${linked(escape(JSON.stringify(value, null, 2)))}</pre>`;
/** References become links to the schemas below. */
const linked = (json: string): string =>
  json.replace(/#\/components\/schemas\/([\w.-]+)/g, (_ref, name: string) => `<a href="#schema-${name}">${name}</a>`);
const schemaOf = (content: z.infer<typeof Content> | undefined) => content?.["application/json"]?.schema;

function operation(method: string, path: string, o: Operation): string {
  const parameters = o.parameters.map((p) => `${p.name} (${p.in})`).join(", ");
  return `<details><summary><b>${escape(method.toUpperCase())}</b> <code>${escape(path)}</code> ${escape(o.summary)}</summary>
<p>Taken with: ${o["x-may"].map((b) => `<code>${escape(b)}</code>`).join(" ")}</p>
${parameters === "" ? "" : `<p>Parameters: ${escape(parameters)}</p>`}
${block("Body", schemaOf(o.requestBody?.content))}${block("Answer", schemaOf(o.responses["200"]?.content))}</details>`;
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#1c2430;background:#fff}
code,pre{font:13px/1.45 ui-monospace,monospace}pre{background:#f4f6f9;padding:.75rem;overflow:auto;border-radius:6px}
summary{cursor:pointer;padding:.35rem 0}summary b{display:inline-block;min-width:4rem}details{border-bottom:1px solid #dde2ea}
h2{margin-top:2rem}a{color:#1f4fbf}@media(prefers-color-scheme:dark){body{background:#12161c;color:#e6eaf0}pre{background:#1c222b}
details{border-color:#2c3440}a{color:#8fb2ff}}`;

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
    ([name, schema]) => `<section id="schema-${escape(name)}">${block(name, schema)}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(info.title)}</title><style>${STYLE}</style></head><body><main><h1>${escape(info.title)}</h1>
<p>${escape(info.description)}. The same as a document: <a href="/openapi.json">openapi.json</a>.</p>
${sections.join("\n")}<h2>Schemas</h2>${schemas.join("\n")}</main></body></html>`;
}
