import { z } from "zod";

/** The most rows of an uploaded catalogue, below its heads. */
export const MOST_CATALOGUE_ROWS = 10_000;
/** Wrong cells that are told one by one; all are counted. */
export const MOST_WRONG_SHOWN = 200;

export const WrongSheetCell = z
  .object({
    row: z.int().describe("Its row's number, as table programs show it."),
    column: z.string().describe("Its column's letters, as table programs show them."),
    heading: z.string().describe("What stands at the column's head, in the request's language."),
    message: z.string().describe("What is wrong, in the request's language. It does not repeat what stands there."),
  })
  .meta({ id: "WrongSheetCell", description: "A cell of an uploaded sheet that can't be stored as it is." });
export type WrongSheetCell = z.infer<typeof WrongSheetCell>;

export const SheetFound = z
  .object({
    rows: z.int().describe("Rows with something in them, without the heads."),
    added: z.int().describe("Rows that are new."),
    changed: z.int().describe("Rows that are known by their key, and say something else."),
    unchanged: z.int().describe("Rows that are known, and say the same."),
    wrongRows: z.int().describe("Rows with a wrong cell. While there is one nothing is stored."),
    wrongCells: z.int().describe("Wrong cells, all of them."),
    wrong: z.array(WrongSheetCell).describe(`The first ${MOST_WRONG_SHOWN} wrong cells, by row and column.`),
    ignored: z.array(z.string()).describe("Headings that are not read: they stand for nothing that can be written."),
    digest: z
      .string()
      .describe(
        "Of what would be stored, over which rows: storing takes it, and is refused when anything has changed.",
      ),
  })
  .meta({
    id: "SheetFound",
    description: "What an uploaded sheet of a catalogue holds, beside the rows that are there.",
  });
export type SheetFound = z.infer<typeof SheetFound>;

/** Which uploaded file is looked at. */
export const SheetToCheck = z.object({ file: z.uuid().describe("The uploaded file's key.") });
/** Which is stored, as it was found. */
export const SheetToStore = SheetToCheck.extend({
  digest: z.string().min(1).max(100).describe("What the check answered."),
});
