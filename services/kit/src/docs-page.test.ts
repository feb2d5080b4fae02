import { expect, test } from "vitest";
import { docsPage } from "./docs-page.ts";

const json = (schema: object) => ({ content: { "application/json": { schema } } });
const status = { $ref: "#/components/schemas/Status" };
const page = docsPage({
  info: { title: "Parcels" },
  paths: {
    "/parcel/export": { get: { responses: { 200: { content: { "text/csv": { schema: { type: "string" } } } } } } },
    "/parcel/{id}": {
      post: {
        summary: "Saves <one>",
        parameters: [
          {
            name: "id",
            in: "path",
            required: true,
            description: "Its key.",
            schema: { type: "string", maxLength: 36 },
          },
        ],
        requestBody: json({
          type: "object",
          required: ["code"],
          properties: {
            code: { type: "string", pattern: "^[A-Z]+$", minLength: 2, maxLength: 8, description: "Names it: `AB`." },
            pieces: { type: ["integer", "null"], minimum: 1, maximum: 99, description: "Pieces; null: not counted." },
            tags: { type: "array", maxItems: 5, items: { type: "string", maxLength: 20 }, description: "Its tags." },
            status: { description: "In use or not.", anyOf: [status, { type: "null" }] },
            size: {
              type: "object",
              description: "How large.",
              properties: { depth: { type: "integer", default: 3, description: "In cm." } },
            },
          },
        }),
        responses: { 200: json({ type: "object", properties: { result: { type: "array", items: status } } }) },
      },
    },
  },
  components: {
    schemas: {
      Status: { type: "string", enum: ["ON", "OFF"], description: "Is it?", "x-values": { ON: "It is.", OFF: "No." } },
    },
  },
});
/** As it is read. */
const words = page
  .replace(/<style>.*<\/style>/s, "")
  .replace(/<[^>]+>/g, " ")
  .replace(/\s+/g, " ");

test.each([
  ["a parameter's sentence and bounds", "id (path) string Up to 36 characters. Its key."],
  ["a field's sentence, bounds and pattern", "code string 2–8 characters. Pattern ^[A-Z]+$ . Names it: AB ."],
  ["what may be left out or be null", "pieces optional integer or null 1–99. Pieces; null: not counted."],
  ["bounds of a list and of its items", "tags optional list of string At most 5. Each: up to 20 characters. Its tags."],
  ["the sentence beside a component", "status optional Status or null In use or not."],
  [
    "the fields of a part, with what they are when left out",
    "size optional object How large. size.depth optional integer Default 3 . In cm.",
  ],
  ["what is answered", "list of Status ."],
  ["which file is answered (FLT-05)", "A file: text/csv ."],
  ["an enum's values with their meanings", "Is it? One of ON, OFF. ON It is. OFF No."],
])("tells %s", (_what, text) => {
  expect(words).toContain(text);
});

test("links to components, and keeps what is written from being markup", () => {
  expect(page).toContain('<a href="#schema-Status">Status</a>');
  expect(page).toContain('<section id="schema-Status">');
  expect(page).toContain("Saves &lt;one&gt;");
});
