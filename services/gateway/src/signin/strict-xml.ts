import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

// Everything is read as it is written: nothing as a number (a user may be called 007), no entity, no comment left out unseen.
const xml = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  processEntities: false,
  commentPropName: "#comment",
  cdataPropName: "#cdata",
});

const Nodes = z.array(z.record(z.string(), z.unknown()));
const Attributes = z.record(z.string(), z.string()).default({});
const Only = z.tuple([z.tuple([z.string(), z.unknown()])]);

export interface Part {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** Parts, or the text of a text. */
  readonly inside: unknown;
}

const partsOf = (inside: unknown): Part[] =>
  Nodes.parse(inside).map(({ ":@": attributes, ...rest }) => {
    const [[name, content]] = Only.parse(Object.entries(rest));
    return { name, attributes: Attributes.parse(attributes), inside: content };
  });
const isRemark = ({ name }: Part): boolean => name === "#comment" || name === "?xml";
const isElement = ({ name }: Part): boolean => /^[A-Za-z]/.test(name);
/** Elements, with nothing but remarks between them. */
export function elementsOf(inside: unknown): Part[] {
  const parts = partsOf(inside).filter((part) => !isRemark(part));
  if (!parts.every(isElement)) throw new Error("text where elements belong");
  return parts;
}
/** The one that there is; throws for none and for more. */
export function single<T>(all: readonly T[]): T {
  const [one, another] = all;
  if (one === undefined || another !== undefined) throw new Error(`one was expected, not ${all.length}`);
  return one;
}

const OF_XML: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** XML's own entities and numbered letters; others are not to be guessed. */
const plain = (text: string): string =>
  text.replaceAll(/&(?:(\w+);|#(\d+);|#x([\da-f]+);)?/gi, (_all, name?: string, decimal?: string, hex?: string) => {
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    const letter = OF_XML[name ?? ""];
    if (letter === undefined) throw new Error("an entity that XML has not");
    return letter;
  });

/** The text of an element that holds nothing else. */
export function textOf({ inside }: Part): string {
  const only = single(partsOf(inside));
  if (only.name !== "#text") throw new Error("an element where a text belongs");
  return plain(z.string().parse(only.inside));
}

interface Root extends Part {
  /** Is it the element of that name in the root's namespace? No element below gives the prefix another meaning. */
  isOwn(part: Part, name: string): boolean;
}

/** The root of a document without a DTD, if it is the element of that name in that namespace; throws for everything else. */
export function readRoot(text: string, name: string, namespace: string): Root {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error("a DTD");
  const root = single(elementsOf(xml.parse(text, true)));
  const [prefix = ""] = root.name.includes(":") ? root.name.split(":", 1) : [];
  const own = (local: string): string => (prefix === "" ? local : `${prefix}:${local}`);
  if (root.name !== own(name) || root.attributes[prefix === "" ? "xmlns" : `xmlns:${prefix}`] !== namespace)
    throw new Error("an element of another kind");
  return {
    ...root,
    isOwn: (part, local) =>
      part.name === own(local) && !Object.keys(part.attributes).some((attribute) => attribute.startsWith("xmlns")),
  };
}
