import { faultsIn } from "../judge.ts";
import type { Target } from "../loop.ts";
import { faultsInAnswer } from "./answer.ts";
import { inhabited } from "./inhabited.ts";
import { subjects, WHO, type Asking } from "./requests.ts";

/** Asks every service for something; nobody but he does. */
const ORDINARY = {
  query: `{
    viewer { userName } orders(first: 1) { edges { node { id } } }
    loginLog(first: 1) { edges { node { id } } } roles(first: 1) { edges { node { id } } }
  }`,
};
const BYSTANDER = "support";
/** What a request in order may have done to him. */
const SIGNED_OUT = /^090201/;

/** The graph in a house with real services: what must hold of each answer, of everybody else's, and of the gateway. */
export async function graphTarget(): Promise<Target<Asking>> {
  const home = await inhabited([...WHO, BYSTANDER]);
  const asked = new Set<string>();
  const ordinary = async (): Promise<readonly string[]> => {
    const ask = () => home.person(BYSTANDER).graph(ORDINARY);
    const first = await ask();
    const isOver = first.errors?.some(({ extensions }) => SIGNED_OUT.test(extensions.code)) ?? false;
    if (isOver) await home.restore([BYSTANDER]);
    const { errors = [] } = isOver ? await ask() : first;
    return errors.map(({ message, extensions }) => `somebody else is not answered: ${extensions.code} ${message}`);
  };
  return {
    subjects,
    async ask({ who, method, path, headers, body }) {
      asked.add(who);
      const response = await home.person(who).fetch(path, { method, headers, ...(body === "" ? {} : { body }) });
      const wrong = faultsInAnswer(response, await response.text());
      const calls = home.unclean().map((call) => `an unclean call: ${call}`);
      return [...wrong, ...calls, ...(await ordinary())];
    },
    async settle() {
      const house = home.house();
      const { status } = await home.person(BYSTANDER).fetch("/health/ready");
      const logs = [house.log(), ...Object.values(house.services).map(({ log }) => log())];
      house.forget();
      await home.restore(asked);
      asked.clear();
      return [...(status === 200 ? [] : [`the gateway is not ready: ${status}`]), ...logs.flatMap(faultsIn)];
    },
    close: () => home.house().close(),
  };
}
