import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { hangUp, listen } from "./listen.ts";

const xml = (res: ServerResponse, status: number, body: string): void => {
  res.writeHead(status, { "content-type": "application/xml" });
  res.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
};

/** A store that speaks as much of S3 as a storage asks, path style, over node:http: whole objects, and those in parts. */
export async function startS3Stub() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  /** How many requests it still takes before it breaks; for tests of a store that goes away. */
  let left = Infinity;
  /** Requests that are left without an answer, by method and path. */
  let silentFor: RegExp | null = null;
  const silent: IncomingMessage[] = [];
  /** What the next requests are answered in place of what they ask. */
  const refusals: number[] = [];
  let isCut = false;

  const ofUpload = async (
    req: IncomingMessage,
    res: ServerResponse,
    name: string,
    upload: string,
    part: string | null,
  ) => {
    const parts = uploads.get(upload);
    if (!parts) return xml(res, 404, "<Error><Code>NoSuchUpload</Code></Error>");
    if (req.method === "DELETE") {
      uploads.delete(upload);
      res.writeHead(204).end();
    } else if (part !== null) {
      parts.set(Number(part), await buffer(req));
      res.writeHead(200, { etag: `"${part}"` }).end();
    } else {
      await buffer(req);
      const all = [...parts].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
      objects.set(name, Buffer.concat(all));
      uploads.delete(upload);
      xml(res, 200, `<CompleteMultipartUploadResult><ETag>"x"</ETag></CompleteMultipartUploadResult>`);
    }
  };
  const ofObject = async (req: IncomingMessage, res: ServerResponse, name: string) => {
    const found = objects.get(name);
    if (req.method === "PUT") {
      objects.set(name, await buffer(req));
      res.writeHead(200, { etag: '"x"' }).end();
    } else if (req.method === "DELETE") {
      objects.delete(name);
      res.writeHead(204).end();
    } else if (found && isCut) {
      isCut = false;
      res.writeHead(200, { "content-length": found.length });
      res.write(found.subarray(0, found.length / 2), () => res.destroy());
    } else if (found) res.writeHead(200, { "content-length": found.length }).end(found);
    else xml(res, 404, "<Error><Code>NoSuchKey</Code><Message>none</Message></Error>");
  };

  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? "/", "http://stub");
    const upload = searchParams.get("uploadId");
    left -= 1;
    if (left < 0) return void req.socket.destroy();
    if (silentFor?.test(`${req.method ?? ""} ${pathname}`)) return void silent.push(req.resume());
    const refusal = refusals.shift();
    if (refusal !== undefined) {
      req.resume().once("end", () => xml(res, refusal, "<Error><Code>ServiceUnavailable</Code></Error>"));
      return;
    }
    if (req.method === "POST" && searchParams.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, new Map());
      return xml(res, 200, `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
    }
    void (
      upload === null
        ? ofObject(req, res, pathname)
        : ofUpload(req, res, pathname, upload, searchParams.get("partNumber"))
    ).catch(() => req.socket.destroy());
  });
  const url = await listen(server);
  return {
    /** What a service's variables say of it. */
    config: {
      S3_BUCKET: "files",
      S3_ENDPOINT: url,
      S3_REGION: "us-east-1",
      S3_ACCESS_KEY: "stub",
      S3_SECRET_KEY: "stub",
    },
    objects,
    /** Objects in parts that were neither made whole nor given up. */
    open: () => uploads.size,
    breakAfter: (requests: number): void => void (left = requests),
    /** Says nothing to what matches, e.g. `/^PUT .*exports/`; null: answers all again. */
    beSilentFor: (what: RegExp | null): void => void (silentFor = what),
    /** How many requests it said nothing to. */
    silent: () => silent.length,
    /** The next object that is read breaks off in the middle. */
    cutNext: (): void => void (isCut = true),
    /** The next requests fail so, one each. */
    refuseWith: (...statuses: readonly number[]): void => void refusals.push(...statuses),
    close: async () => {
      if (server.listening) await hangUp(server);
      else await once(server, "close");
    },
  };
}
