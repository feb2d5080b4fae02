import type { Db } from "@linehaul/kit/database-type";
import { postProblems } from "@linehaul/kit/judge-posts";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { postsIn } from "../../base-data/country/posts-in.ts";
import { unknownPlaces } from "../../base-data/region/known.ts";
import type { ContactRecord } from "../contact/table.ts";
import type { CustomerRecord } from "../customer/table.ts";
import type { Form } from "./values.ts";

type Written = Record<"province" | "city" | "county" | "postCode", string | null>;
type At = Readonly<Written & { countryCode: string | null }>;
type Path = readonly (string | number)[];

/** A form, and what it is about where that is there already. */
export interface Placed {
  readonly form: Form;
  readonly was: CustomerRecord | null;
  /** Its people as they were. */
  readonly held: readonly ContactRecord[];
}
/** An address of a form: where its fields stand, what it says and what it said. */
interface Address {
  /** Which form. */
  readonly n: number;
  readonly at: Path;
  readonly is: At & { readonly countryCode: string };
  readonly was: (At & { readonly countryCode: string }) | null;
}

/** The customer's own address and those of its people, who are in its country where they name none. */
function addressesOf({ form, was, held }: Placed, n: number): Address[] {
  const home = form.countryCode;
  const inCountry = (address: At) => ({ ...address, countryCode: address.countryCode || home });
  const byId = new Map(held.map((row) => [row.id, row]));
  return [
    { n, at: [], is: form, was },
    ...form.contacts.map((contact, place) => {
      const before = byId.get(contact.id ?? "");
      return { n, at: ["contacts", place], is: inCountry(contact), was: before ? inCountry(before) : null };
    }),
  ];
}

/** What base data refuses of where customers and their people are, form by form: regions and post codes that nobody knows (SYS-07, CUS-05), as far as they are new. */
export async function placeProblems(db: Db, placed: readonly Placed[]): Promise<FieldProblem[][]> {
  const addresses = placed.flatMap(addressesOf);
  const unknown = await unknownPlaces(db, addresses);
  const posts = await postProblems(
    postsIn(db),
    "postCode",
    addresses.map(({ is, was }) => {
      const { countryCode } = is;
      return { countryCode, post: is.postCode ?? "", was: was?.countryCode === countryCode ? was.postCode : null };
    }),
  );
  const problems: FieldProblem[][] = placed.map(() => []);
  addresses.forEach(({ n, at }, place) => {
    const regions = (unknown[place] ?? []).map((level) => ({ path: [level], key: "region.unknown", params: {} }));
    for (const one of [...regions, ...(posts[place] ?? [])]) problems[n]?.push({ ...one, path: [...at, ...one.path] });
  });
  return problems;
}
