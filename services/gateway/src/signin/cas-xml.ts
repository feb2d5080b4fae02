import { XMLParser } from "fast-xml-parser";
import { z } from "zod";

const CAS = "http://www.yale.edu/tp/cas";

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

interface Part {
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
function elementsOf(inside: unknown): Part[] {
  const parts = partsOf(inside).filter((part) => !isRemark(part));
  if (!parts.every(isElement)) throw new Error("text where elements belong");
  return parts;
}
function single<T>(all: readonly T[]): T {
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

/** The outcome and its user as the JSON form has them; throws for what is no answer of CAS, to the letter. */
export function readCasXml(text: string): unknown {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new Error("a DTD");
  const root = single(elementsOf(xml.parse(text, true)));
  const [, prefix = ""] = /^(?:(.*):)?serviceResponse$/.exec(root.name) ?? [];
  const own = (name: string): string => (prefix === "" ? name : `${prefix}:${name}`);
  if (root.name !== own("serviceResponse") || root.attributes[prefix === "" ? "xmlns" : `xmlns:${prefix}`] !== CAS)
    throw new Error("an element that is not of CAS");
  /** No element below gives the prefix another meaning. */
  const isOwn = (part: Part, name: string): boolean =>
    part.name === own(name) && !Object.keys(part.attributes).some((attribute) => attribute.startsWith("xmlns"));

  const outcome = single(elementsOf(root.inside));
  if (isOwn(outcome, "authenticationFailure")) return { serviceResponse: { authenticationFailure: {} } };
  const user = single(elementsOf(outcome.inside).filter(({ name }) => /(^|:)user$/.test(name)));
  const name = single(partsOf(user.inside));
  if (!isOwn(outcome, "authenticationSuccess") || !isOwn(user, "user") || name.name !== "#text")
    throw new Error("an outcome that is not of CAS");
  return { serviceResponse: { authenticationSuccess: { user: plain(z.string().parse(name.inside)) } } };
}
