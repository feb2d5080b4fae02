import { z } from "zod";
import { startHouse, type House } from "../../house/house.ts";
import { operationId } from "../../house/operations.ts";
import { uncleanIn } from "../../house/unclean.ts";
import { signIn, type Visitor } from "../../house/visitor.ts";

/** A fuzzer asks more in ten seconds than people do. */
const NO_LIMIT = "1000000000";
const Shell = z.object({
  viewer: z.object({ userName: z.string(), viewedBy: z.null(), buttons: z.array(z.string()) }),
});
/** What a sign-in says when the account, its role or the system is disabled, or nothing opens the site to it any more. */
const SHUT_OUT = /0902010[34]/;

/** How many buttons somebody has in his own session; null when it is over, or when he views as somebody else. */
async function buttonsOf(visitor: Visitor, userName: string): Promise<number | null> {
  const { data } = await visitor.graph({ id: operationId("queryShellQuery") });
  const viewer = Shell.safeParse(data).data?.viewer;
  return viewer?.userName === userName ? viewer.buttons.length : null;
}

/** A house with people in it who stay who they are, whatever a request did to them that was in order. */
export async function inhabited(names: readonly string[]) {
  let house: House;
  const unclean: string[] = [];
  const people = new Map<string, Visitor>();
  const held = new Map<string, number>();
  const person = (name: string): Visitor => {
    const found = people.get(name);
    if (!found) throw new Error(`nobody is called ${name}`);
    return found;
  };
  const enter = async (name: string): Promise<number> => {
    people.set(name, await signIn(house, name));
    return (await buttonsOf(person(name), name)) ?? 0;
  };
  const open = async (): Promise<void> => {
    house = await startHouse({ env: { RATE_USER: NO_LIMIT, RATE_ADDRESS: NO_LIMIT } });
    for (const front of Object.values(house.fronts)) front.onCall((call) => void unclean.push(...uncleanIn(call)));
    for (const name of names) held.set(name, await enter(name));
  };
  /** Is the session his own still, or is his next one? With most of his buttons: a module or two may be disabled by now. */
  const isHimself = async (name: string): Promise<boolean> => {
    const left = (await buttonsOf(person(name), name)) ?? (await enter(name));
    return left >= (held.get(name) ?? 0) / 2;
  };
  await open();
  return {
    house: () => house,
    /** What of the calls since the last time was unclean. */
    unclean: () => unclean.splice(0),
    person,
    /** Signs in again who is signed out. Where somebody's account, role or system was changed, everything is made anew. */
    async restore(asked: Iterable<string>): Promise<void> {
      for (const name of asked) {
        const is = await isHimself(name).catch((error: unknown) => {
          if (SHUT_OUT.test(String(error))) return false;
          throw error;
        });
        if (is) continue;
        await house.close();
        return open();
      }
    },
  };
}
