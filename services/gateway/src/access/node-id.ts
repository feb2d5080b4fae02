import { z } from "zod";
import { invalid } from "../errors/gateway-error.ts";

const Uuid = z.uuid();
export const isUuid = (text: string): boolean => Uuid.safeParse(text).success;

/** A node's id in the graph: base64 of `Type:key`. Each row has one; `btoa`, which takes no more than ASCII alike, is twice as fast. */
export function encodeNodeId(type: string, key: string): string {
  const text = `${type}:${key}`;
  return /[^\0-\x7f]/.test(text) ? Buffer.from(text).toString("base64") : btoa(text);
}

/** 09020701 for what no node carries. */
export function decodeNodeId(id: string): { readonly type: string; readonly key: string } {
  const [, type, key] = /^([A-Za-z]\w{0,60}):(.{1,100})$/.exec(Buffer.from(id, "base64").toString("utf8")) ?? [];
  if (type === undefined || key === undefined || encodeNodeId(type, key) !== id) throw invalid(`not a node id: ${id}`);
  return { type, key };
}

/** The key of a node of this type, a uuid where it is not said what else is one; 09020701 for another type's id. */
export function keyOf(type: string, id: string, isKey = isUuid): string {
  const found = decodeNodeId(id);
  if (found.type !== type || !isKey(found.key)) throw invalid(`not an id of ${type}: ${id}`);
  return found.key;
}
