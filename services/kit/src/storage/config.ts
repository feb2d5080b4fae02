import { z } from "zod";
import { Address } from "../config.ts";

/** Where a service keeps files: in S3 where S3_BUCKET names a bucket, else in a folder under DATA_DIR. */
export const storageShape = {
  S3_BUCKET: z.string().optional(),
  /** Of a store other than Amazon's; asked path style. */
  S3_ENDPOINT: Address.optional(),
  S3_REGION: z.string().default("us-east-1"),
  /** Without both, the machine's own role. */
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
};
const StorageShape = z.object({ ...storageShape, DATA_DIR: z.string() });
export type StorageConfig = z.infer<typeof StorageShape>;

/** What no environment takes: half a pair of keys. */
export const storageProblems = ({ S3_ACCESS_KEY, S3_SECRET_KEY }: StorageConfig): string[] =>
  (S3_ACCESS_KEY === undefined) === (S3_SECRET_KEY === undefined)
    ? []
    : ["S3_ACCESS_KEY, S3_SECRET_KEY: both or neither"];
