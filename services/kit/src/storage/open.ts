import { join } from "node:path";
import type { Service } from "@linehaul/schema/route";
import type { StorageConfig } from "./config.ts";
import { folderStorage } from "./folder.ts";
import type { Storage } from "./storage.ts";

/** The storage of a service, as its variables say. Each service has a part of its own, in which it alone reads and writes. */
export function openStorage(service: Service, config: StorageConfig): Storage {
  const { S3_BUCKET: bucket } = config;
  if (bucket === undefined) return folderStorage(join(config.DATA_DIR, "files", service));
  let opened: Promise<Storage> | undefined;
  // A machine without S3 never loads its client, and one with it when the first file is asked for.
  const s3 = (): Promise<Storage> =>
    (opened ??= import("./s3.ts").then(({ s3Storage }) => s3Storage({ ...config, bucket, prefix: service })));
  return {
    put: async (container, key, chunks) => (await s3()).put(container, key, chunks),
    read: async (container, key) => (await s3()).read(container, key),
    remove: async (container, key) => (await s3()).remove(container, key),
  };
}
