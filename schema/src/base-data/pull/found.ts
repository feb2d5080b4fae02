import { z } from "zod";

/** Most rows of a kind that a source may have. */
export const MOST_PULLED = 1000;

export const PullState = z.enum(["NEW", "CHANGED", "GONE"]).meta({
  id: "PullState",
  description: "How a row of the source compares with what is here.",
  "x-values": {
    NEW: "The source has it, and here it is not.",
    CHANGED: "Both have it, and they differ.",
    GONE: "It is here, and the source has it no more.",
  },
});
export type PullState = z.infer<typeof PullState>;

export const PulledField = z
  .object({
    field: z.string().describe("The row's field, by its name in the graph."),
    here: z.string().nullable().describe("What is here, as text; null for a row that is new."),
    there: z.string().nullable().describe("What the source says, as text; null for a row that is gone."),
    stays: z.boolean().describe("It was edited here since it came, so that it stays as it is."),
  })
  .meta({ id: "PulledField", description: "A field in which the source and what is here differ." });
export type PulledField = z.infer<typeof PulledField>;

export const PulledRow = z
  .object({
    key: z.string().describe("What names the row on both sides, e.g. `60`: a pull names it by this."),
    name: z.string().describe("What it is called, for those who choose."),
    state: PullState.describe("New, changed or gone."),
    fields: z.array(PulledField).describe("What differs, field by field."),
  })
  .meta({ id: "PulledRow", description: "A row that the source says otherwise (SYS-07)." });
export type PulledRow = z.infer<typeof PulledRow>;

export const SourceKind = z.enum(["REMOTE", "PACKAGED"]).meta({
  id: "SourceKind",
  description: "Where base data is pulled from.",
  "x-values": {
    REMOTE: "The source that the installation names (BASE_DATA_URL).",
    PACKAGED: "What comes with the release: no source is named.",
  },
});

/** What a pull would do. */
export const PullFound = z
  .object({
    source: SourceKind.describe("Who was asked."),
    rows: z.array(PulledRow).describe("What differs: new, changed, gone, each by key."),
    same: z.int().describe("How many rows are the same on both sides."),
    digest: z.string().describe("What was found, to be handed to the pull: it does just this, or nothing (409002)."),
  })
  .meta({ id: "PullFound", description: "What the source says, beside what is here. Nothing is changed by looking." });
export type PullFound = z.infer<typeof PullFound>;

/** Which of what was found is taken. */
export const PullTicked = z.object({
  digest: z.string("required").max(100, "text.max").describe("What the look answered."),
  keys: z
    .array(z.string().min(1, "required").max(100, "text.max"))
    .min(1, "list.min")
    .max(MOST_PULLED, "list.max")
    .describe(
      "Which rows: new ones are made, changed ones take what the source says, those that are gone are deleted, or go out of use where rows are not deleted.",
    ),
});
export type PullTicked = z.infer<typeof PullTicked>;

/** What a pull did. */
export const PullDone = z
  .object({
    added: z.int().describe("Rows that were made."),
    changed: z.int().describe("Rows that took what the source says."),
    deleted: z.int().describe("Rows that the source has no more: deleted, or out of use where rows are not deleted."),
    stayed: z.int().describe("Fields that stayed as they were edited here."),
  })
  .meta({ id: "PullDone", description: "What a pull did, in one transaction." });
export type PullDone = z.infer<typeof PullDone>;
