import type { Db } from "@linehaul/kit/database-type";
import { postProblems } from "@linehaul/kit/judge-posts";
import type { FieldProblem } from "@linehaul/schema/envelope";
import { postsIn } from "../../base-data/country/posts-in.ts";
import { unknownPlaces } from "../../base-data/region/known.ts";
import type { ContactRecord } from "../contact/table.ts";
import type { CustomerRecord } from "../customer/table.ts";
import { contactsOf } from "./contacts.ts";
import type { Form } from "./values.ts";

type Written = Record<"province" | "city" | "county" | "postCode", string | null>;
type At = Readonly<Written & { countryCode: string | null }>;

/** What base data refuses of one address: a contact's lies in the customer's country where it names none. */
async function problemsAt(db: Db, is: At, was: At | undefined, home: string): Promise<FieldProblem[]> {
  const countryCode = is.countryCode || home;
  const before = was === undefined ? null : { ...was, countryCode: was.countryCode || home };
  const unknown = await unknownPlaces(db, { ...is, countryCode }, before);
  const post = { countryCode, post: is.postCode ?? "" };
  const [posts = []] = await postProblems(postsIn(db), "postCode", [
    { ...post, was: before?.countryCode === countryCode ? before.postCode : null },
  ]);
  return [...unknown.map((level) => ({ path: [level], key: "region.unknown", params: {} })), ...posts];
}

/** What base data refuses of where a customer and its people are: regions and post codes that nobody knows (SYS-07, CUS-05), as far as they are new. */
export async function placeProblems(db: Db, form: Form, was: CustomerRecord | null): Promise<FieldProblem[]> {
  const own = await problemsAt(db, form, was ?? undefined, form.countryCode);
  const held = was === null ? [] : await contactsOf(db, was.id);
  const byId = new Map<string, ContactRecord>(held.map((row) => [row.id, row]));
  const problems = [...own];
  for (const [n, contact] of form.contacts.entries()) {
    const found = await problemsAt(db, contact, byId.get(contact.id ?? ""), form.countryCode);
    problems.push(...found.map((one) => ({ ...one, path: ["contacts", n, ...one.path] })));
  }
  return problems;
}
