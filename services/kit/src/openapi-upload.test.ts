import { limitOf, uploadRoute } from "@linehaul/schema/upload";
import { expect, test } from "vitest";
import { z } from "zod";
import { feature } from "./feature.ts";
import { openApiDocument } from "./openapi-document.ts";

const upload = uploadRoute({
  service: "order",
  path: "/sample/upload",
  may: ["ORDER_IMPORT.UPLOAD"],
  upload: "orderSheet",
  summary: "Take a sheet",
});
const Document = z.object({ paths: z.record(z.string(), z.object({ post: z.looseObject({}) })) });

test("FLT-05 a route that takes a file tells its body: bytes, of which kinds, and how many at most", async () => {
  const sample = feature({ upload }, { upload: async ({ file }) => file });
  const { paths } = Document.parse(await openApiDocument("order", [sample]));
  const { bytes } = limitOf("orderSheet");
  expect(paths["/sample/upload"]?.post).toMatchObject({
    "x-upload": "orderSheet",
    requestBody: {
      required: true,
      description: `The file's bytes: xlsx, csv, known by its content; at most ${bytes} bytes.`,
      content: {
        "application/octet-stream": {
          schema: { type: "string", format: "binary", maxLength: bytes },
          "x-kinds": [expect.stringContaining("spreadsheetml"), "text/csv"],
        },
      },
    },
  });
});
