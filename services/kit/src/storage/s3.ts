import { Readable } from "node:stream";
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { StorageConfig } from "./config.ts";
import { counted } from "./counted.ts";
import { checkNames, FileMissing, StorageAway, type Storage } from "./storage.ts";

interface Options extends StorageConfig {
  readonly bucket: string;
  /** The service's own part of the bucket. */
  readonly prefix: string;
  readonly silentMs?: number;
}

/** Parts of a large file that are on their way at a time: each is held in memory, 5 MiB. */
const PARTS_AT_ONCE = 2;
const CONNECT_MS = 3_000;
/** A store that says nothing for so long is away. */
const SILENT_MS = 30_000;

/** Files in a bucket of S3, or of a store that speaks like it; `<service>/<container>/<key>`. An object is there whole or not at all. */
export function s3Storage(o: Options): Storage {
  const { bucket: Bucket, S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = o;
  const client = new S3Client({
    region: o.S3_REGION,
    forcePathStyle: true,
    maxAttempts: 2,
    // Other stores need not know Amazon's newer checksums.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: o.silentMs ?? SILENT_MS,
      throwOnRequestTimeout: true,
    },
    ...(o.S3_ENDPOINT !== undefined && { endpoint: o.S3_ENDPOINT }),
    ...(accessKeyId !== undefined &&
      secretAccessKey !== undefined && { credentials: { accessKeyId, secretAccessKey } }),
  });
  const place = (container: string, key: string) => {
    checkNames(container, key);
    return { Bucket, Key: `${o.prefix}/${container}/${key}` };
  };

  return {
    async put(container, key, chunks) {
      const source = counted(chunks);
      // Nobody asks the store for its parts when it breaks: they are taken away with it.
      const params = { ...place(container, key), Body: Readable.from(source.chunks, { objectMode: false }) };
      try {
        await new Upload({ client, params, queueSize: PARTS_AT_ONCE, leavePartsOnError: false }).done();
        return source.stored();
      } catch (error) {
        throw source.broke()?.error ?? new StorageAway("write", error);
      }
    },

    async read(container, key) {
      const at = place(container, key);
      try {
        const { Body } = await client.send(new GetObjectCommand(at));
        if (!(Body instanceof Readable)) throw new Error("no stream");
        return Body;
      } catch (error) {
        throw error instanceof NoSuchKey ? new FileMissing(container, key) : new StorageAway("read", error);
      }
    },

    async remove(container, key) {
      const at = place(container, key);
      try {
        await client.send(new DeleteObjectCommand(at));
      } catch (error) {
        throw new StorageAway("remove", error);
      }
    },
  };
}
