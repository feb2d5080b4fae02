import { decodeNodeId } from "@linehaul/gateway/access/node-id";
import { nodeType } from "./known.ts";
import type { Step } from "./steps.ts";

const plain = (value: unknown): unknown => {
  if (typeof value !== "string" || nodeType(value) === null) return value;
  const { type, key } = decodeNodeId(value);
  return `${type}:${key}`;
};

/** A step in words: ids of nodes as what they are of. */
export const told = ({ mutation, input }: Step): string =>
  `${mutation} ${JSON.stringify(input, (_key, value: unknown) => plain(value))}`;
