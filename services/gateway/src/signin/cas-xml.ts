import { elementsOf, readRoot, single, textOf } from "./strict-xml.ts";

const CAS = "http://www.yale.edu/tp/cas";

/** The outcome and its user as the JSON form has them; throws for what is no answer of CAS, to the letter. */
export function readCasXml(text: string): unknown {
  const root = readRoot(text, "serviceResponse", CAS);
  const outcome = single(elementsOf(root.inside));
  if (root.isOwn(outcome, "authenticationFailure")) return { serviceResponse: { authenticationFailure: {} } };
  const user = single(elementsOf(outcome.inside).filter(({ name }) => /(^|:)user$/.test(name)));
  if (!root.isOwn(outcome, "authenticationSuccess") || !root.isOwn(user, "user"))
    throw new Error("an outcome that is not of CAS");
  return { serviceResponse: { authenticationSuccess: { user: textOf(user) } } };
}
