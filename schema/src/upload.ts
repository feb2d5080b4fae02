import { z } from "zod";
import type { Button } from "./modules.ts";
import { MOST_FILE_NAME } from "./file.ts";
import type { Service } from "./route.ts";

/** What a file may be, by its content; how its name then ends, the first as it is told; and how it is served. */
export const FILE_KINDS = {
  png: { type: "image/png", endings: ["png"] },
  jpg: { type: "image/jpeg", endings: ["jpg", "jpeg"] },
  pdf: { type: "application/pdf", endings: ["pdf"] },
  doc: { type: "application/msword", endings: ["doc"] },
  docx: { type: "application/vnd.openxmlformats-officedocument.wordprocessingml.document", endings: ["docx"] },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", endings: ["xlsx"] },
  csv: { type: "text/csv", endings: ["csv"] },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** Kinds that a browser may show in place of saving them: PDF and raster pictures, which run nothing of ours. */
export const INLINE_TYPES: ReadonlySet<string> = new Set([
  FILE_KINDS.png.type,
  FILE_KINDS.jpg.type,
  FILE_KINDS.pdf.type,
]);

const MIB = 1024 * 1024;

interface UploadLimit {
  readonly kinds: readonly [FileKind, ...FileKind[]];
  /** Of one file. */
  readonly bytes: number;
  /** How many a record takes. */
  readonly files: number;
  /** Its pictures are drawn anew as they come: what a camera wrote beside them, where and when, is kept nowhere. */
  readonly isRedrawn?: true;
  /** Who looks at one, and when, is drawn into it. */
  readonly isMarked?: true;
}

const IMAGE = ["png", "jpg"] as const;
const SHEET = ["xlsx", "csv"] as const;
/** What is uploaded for what: every limit of section 9 and CUS-12 in one place, for the console, the gateway and the services. */
export const UPLOADS = {
  /** Pictures of content pages. */
  contentImage: { kinds: IMAGE, bytes: 2 * MIB, files: 1, isRedrawn: true },
  /** CUS-12. */
  image: { kinds: IMAGE, bytes: 3 * MIB, files: 1, isRedrawn: true },
  /** CUS-12, where a page says so. */
  largeImage: { kinds: IMAGE, bytes: 5 * MIB, files: 1, isRedrawn: true },
  /** CUS-12. */
  idPicture: { kinds: IMAGE, bytes: 3 * MIB, files: 1, isRedrawn: true, isMarked: true },
  termsPdf: { kinds: ["pdf"], bytes: 2 * MIB, files: 1 },
  /** CRE-01. */
  creditAttachment: { kinds: ["doc", "docx", "pdf", "jpg"], bytes: 5 * MIB, files: 3 },
  /** CUS-12. */
  contractFile: { kinds: ["doc", "docx", "pdf", "jpg", "png"], bytes: 10 * MIB, files: 10 },
  /** Papers of what a customer applies for, each by itself (CUS-12). */
  applicationPaper: { kinds: ["pdf", "jpg", "png", "doc", "docx"], bytes: 5 * MIB, files: 1, isRedrawn: true },
  /** Documents of the review (REV-02). */
  reviewDocument: { kinds: ["pdf", "png", "jpg"], bytes: 5 * MIB, files: 1, isRedrawn: true },
  /** Orders as a sheet: a template, or the customer's own. */
  orderSheet: { kinds: SHEET, bytes: 20 * MIB, files: 1 },
  /** A sheet whose heads are matched (ORD-11). */
  orderTemplate: { kinds: SHEET, bytes: 20 * MIB, files: 1 },
  /** Rows of a catalogue. */
  catalogueSheet: { kinds: SHEET, bytes: 20 * MIB, files: 1 },
} as const satisfies Readonly<Record<string, UploadLimit>>;
export type UploadPurpose = keyof typeof UPLOADS;

export const UPLOAD_PURPOSES = Object.keys(UPLOADS).filter((name): name is UploadPurpose => name in UPLOADS);

/** What a purpose takes, by type and not by its own literal. */
export const limitOf = (purpose: UploadPurpose): UploadLimit => UPLOADS[purpose];

/** `png, jpg, jpeg`: how names of a purpose's files end. */
export const endingsOf = (purpose: UploadPurpose): readonly string[] =>
  limitOf(purpose).kinds.flatMap((kind) => [...FILE_KINDS[kind].endings]);

/** The end of a file's name, in small letters; empty where it has none. */
export const endingOf = (name: string): string => /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? "";

/** A sender, a service or a reader that is silent for so long is given up, in milliseconds; one that is slow is not. */
export const STALL_MS = 30_000;

/** A file's name is what people call it, and nothing else: it never becomes part of a path. */
export const FileName = z.string().trim().min(1).max(MOST_FILE_NAME);

/** What is told of a file before it is sent. */
export const UploadAnnounced = z.object({
  name: FileName.describe("As its sender calls it."),
  bytes: z.int().min(1).describe("Its size."),
});

/** What the service keeps of a file that it took. It goes after a day unless a record names it. */
export const UploadedFile = z
  .object({
    id: z.uuid().describe("The file's key: what a later request names."),
    name: FileName.describe("As its sender calls it."),
    type: z.string().describe("Media type, by its content."),
    bytes: z.int().describe("Its size."),
    sha256: z.string().length(64).describe("Hash of its content, in hex: the same content has the same."),
  })
  .meta({ id: "UploadedFile", description: "A file that was uploaded." });
export type UploadedFile = z.infer<typeof UploadedFile>;

interface Told {
  readonly service: Service;
  readonly path: string;
  readonly may: readonly [Button, ...Button[]];
  readonly upload: UploadPurpose;
  readonly summary: string;
  /** What the path names, where it names something. */
  readonly params?: z.ZodObject<z.ZodRawShape>;
}
/** The route of a service that takes a file: its bytes are the body, of type `application/octet-stream`, and its answer is an `UploadedFile`. */
export const uploadRoute = <const T extends Told>(told: T) => {
  const { path, ...own }: Omit<T, "path"> & { readonly path: string } = told;
  return {
    ...own,
    path,
    method: "POST" as const,
    query: z.object({ name: FileName.describe("What its sender calls the file.") }),
    result: UploadedFile,
  };
};
