import { waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { featureOf } from "@linehaul/schema/feature-name";
import { isModuleCode } from "@linehaul/schema/modules";
import { fullAnswer } from "../parts/testing/full-answer.ts";
import { renderPage } from "../parts/testing/render-page.tsx";
import { standing } from "../parts/testing/standing.ts";
import { pages } from "./__generated__/pages.ts";

/**
 * What reads the row's data, what every row of a catalogue is, the row itself, its tick; and what keeps something of its own (a value that may be
 * shown, a trace id that is copied) or is a picture. Cells are none.
 */
const MOST = 4;

const files = Object.keys(import.meta.glob("./*/*/*-row.tsx"));
const codes = Object.keys(pages)
  .filter(isModuleCode)
  .filter((code) => files.some((file) => file.includes(`/${featureOf(code)}/`)));

test("each file of a row belongs to a page", () => expect(codes.length).toBe(files.length));

test.each(codes)("%s draws its rows as plain elements: no component, and no style of its own, a cell", async (code) => {
  let rows = 0;
  const found = await standing(async () => {
    const { container } = await renderPage(code, { answer: () => fullAnswer });
    await waitFor(() => expect(container.querySelector("tbody td:not([aria-hidden])")).not.toBeNull());
    rows = container.querySelectorAll("tbody tr").length;
    expect(container.querySelectorAll("tbody [class*=css-]").length).toBe(0);
    return container.querySelector("tbody");
  });
  expect(found.length).toBeGreaterThan(0);
  expect(found.map(({ name }) => name).slice(MOST * rows)).toEqual([]);
  // Rows are drawn in each other's places (`parts/list/slots.ts`): a clear value is nobody else's.
  expect(found.filter(({ outlivesRow }) => outlivesRow)).toEqual([]);
});
