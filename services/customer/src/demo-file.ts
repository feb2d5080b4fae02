import { Readable } from "node:stream";
import type { Db } from "@linehaul/kit/database-type";
import { localScanner } from "@linehaul/kit/files/local-scanner";
import { marked } from "@linehaul/kit/files/marked";
import { receive } from "@linehaul/kit/files/receive";
import type { Storage } from "@linehaul/kit/storage/storage";
import type { SiteCode } from "@linehaul/schema/sites";
import type { UploadPurpose } from "@linehaul/schema/upload";
import sharp from "sharp";

/** Where files of the demo data are put. */
export interface DemoStore {
  readonly db: Db;
  readonly storage: Storage;
}
interface Sent {
  readonly caller: { readonly user: string; readonly site: SiteCode };
  readonly purpose: UploadPurpose;
  readonly name: string;
  readonly bytes: Buffer;
  readonly at: Date;
}
/** Takes a file as if somebody had sent it; answers its key. */
export async function receiveDemo({ db, storage }: DemoStore, { bytes, at, ...sent }: Sent): Promise<string> {
  const into = { db, storage, scanner: localScanner, now: () => at };
  return (await receive(into, { ...sent, chunks: Readable.from([bytes]) })).id;
}

/** A page upright, in points. */
const PAGE = { width: 595, height: 842 } as const;
/** Pages that nobody takes for real ones, each drawn once: what it is stands all over it. */
export function demoPages(): (what: string) => Promise<Buffer> {
  const drawn = new Map<string, Promise<Buffer>>();
  const draw = async (what: string) => {
    const blank = sharp({ create: { ...PAGE, channels: 3, background: "#f6f4ee" } });
    return marked(await blank.jpeg().toBuffer(), "image/jpeg", `SPECIMEN ${what}`);
  };
  return (what) => {
    const page = drawn.get(what) ?? draw(what);
    drawn.set(what, page);
    return page;
  };
}
