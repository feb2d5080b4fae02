import { buildSchema, isObjectType, type GraphQLFieldResolver } from "graphql";
import { Later } from "../../later/later.ts";

/** A graph with all that an answer can meet: interfaces, unions, lists of lists, defaults, values that come late, fail, or are not what they should be. */
export const zoo = buildSchema(`
  interface Named { name: String! nick: String }
  interface Animal implements Named { name: String! nick: String age: Int! keeper: Keeper friend: Animal }
  type Dog implements Animal & Named { name: String! nick: String age: Int! keeper: Keeper friend: Animal barks: Boolean! toy(kind: String = "ball", wish: Wish): String }
  type Cat implements Animal & Named { name: String! nick: String age: Int! keeper: Keeper friend: Animal mood: Mood! lives: Float }
  type Keeper implements Named {
    name: String! nick: String id: ID! animals: [Animal!]! things: [Thing] soon: Keeper! known: Keeper someday: Keeper later: Keeper
    refuses: String refusesSoon: String breaks: String! breaksSoon: Int! nothing: String! unset: String matrix: [[Int]!] holes: [Int!] promised: [Keeper] mixed: [String]
    wrongInt: Int wrongMood: Mood number: String broken: [Int] path: String selected: String
  }
  union Thing = Dog | Cat | Keeper
  enum Mood { CALM WILD }
  input Wish { text: String! mood: Mood = CALM tags: [String!] = ["none"] more: Wish }
  type Query { keeper: Keeper maybe: Keeper sure: Keeper! animal(n: Int = 0): Animal things: [Thing!] echo(n: Int, text: String = "default", mood: Mood = CALM, list: [Int!], wish: Wish): String! }
  type Mutation { move(n: Int = 1): Keeper! sell(wish: Wish): Thing lose: Keeper! loseNow: Keeper forget: Keeper! whereAmI: String! }
`);

const keeper = (n: number) => ({
  is: "Keeper",
  n,
  id: n,
  name: `keeper ${n}`,
  nick: n % 2 ? null : `k${n}`,
  number: 7,
  unset: undefined,
  broken: 3,
});
const animal = (n: number) => ({
  is: n % 2 ? "Dog" : "Cat",
  n,
  name: `animal ${n}`,
  nick: n % 3 ? `a${n}` : null,
  age: n,
  barks: true,
  mood: n % 5 ? "CALM" : "WILD",
  lives: n / 2,
});
type Row = ReturnType<typeof keeper> | ReturnType<typeof animal>;
const nOf = (source: unknown): number =>
  typeof source === "object" && source !== null && "n" in source && typeof source.n === "number" ? source.n : 0;

const shown = (value: unknown): string => JSON.stringify(value);
const fail = (why: string): never => {
  throw new Error(why);
};
const later = <T>(value: T): Later<T> => {
  const one = new Later<T>();
  queueMicrotask(() => one.come(value));
  return one;
};
const failing = (why: string): Later<never> => {
  const one = new Later<never>();
  queueMicrotask(() => one.fail(new Error(why)));
  return one;
};

/** What was done, in its order: tests look whether it was done once. */
const DONE: unique symbol = Symbol("done");
export const place = (): { readonly [DONE]: string[] } => ({ [DONE]: [] });
export const doneIn = (context: ReturnType<typeof place>): readonly string[] => context[DONE];
const note = (context: unknown, what: string): void => {
  if (typeof context === "object" && context !== null && DONE in context && Array.isArray(context[DONE]))
    context[DONE].push(what);
};

type Resolvers = Readonly<Record<string, Readonly<Record<string, GraphQLFieldResolver<unknown, unknown>>>>>;
const ofAnimals: Resolvers[string] = {
  keeper: (source) => (nOf(source) % 4 === 3 ? null : later(keeper(nOf(source)))),
  friend: (source) => animal(nOf(source) + 1),
};
const resolvers: Resolvers = {
  Query: {
    keeper: async () => keeper(1),
    maybe: () => null,
    sure: () => keeper(2),
    animal: async (_source, args) => animal(Number(args["n"] ?? 9)),
    things: async () => [animal(1), keeper(3), animal(2)],
    echo: (_source, args) => shown(args),
  },
  Mutation: {
    async move(_source, args, context) {
      note(context, `move ${shown(args)}`);
      return keeper(Number(args["n"] ?? 9));
    },
    sell(_source, args, context) {
      note(context, `sell ${shown(args)}`);
      return later(animal(3));
    },
    async lose(_source, _args, context) {
      note(context, "lose");
      return fail("lost");
    },
    loseNow(_source, _args, context) {
      note(context, "lose now");
      return fail("lost at once");
    },
    forget(_source, _args, context) {
      note(context, "forget");
      return null;
    },
    whereAmI(_source, _args, context, info) {
      note(context, "where am I");
      return shown(info.path);
    },
  },
  Dog: { ...ofAnimals, toy: (_source, args) => shown(args) },
  Cat: ofAnimals,
  Keeper: {
    animals: (source) => [animal(nOf(source)), animal(nOf(source) + 1)],
    things: async (source) => [animal(nOf(source)), null, keeper(nOf(source) + 1)],
    known: (source) => Later.of(keeper(nOf(source) + 1)),
    soon: async (source) => keeper(nOf(source) + 1),
    someday: (source) => (nOf(source) % 2 ? Promise.resolve(null) : Promise.resolve(keeper(nOf(source) + 1))),
    later: (source) => later(keeper(nOf(source) + 2)),
    refuses: () => fail("refused"),
    refusesSoon: () => failing("refused soon"),
    breaks: () => fail("broken"),
    breaksSoon: async () => fail("broken soon"),
    nothing: () => null,
    matrix: (source) => [[1, null, nOf(source)], [], [2]],
    holes: () => [1, null, 3],
    promised: (source) => [Promise.resolve(keeper(nOf(source) + 1)), null, later(keeper(5)), failing("one of them")],
    mixed: () => ["a", 1, true, null],
    wrongInt: () => "no number",
    wrongMood: () => "SLEEPY",
    path: (_source, _args, _context, info) => shown(info.path),
    selected: (_source, _args, _context, info) =>
      `${info.fieldName} of ${info.parentType.name} ${shown(info.variableValues.coerced)}`,
  },
};
for (const [name, fields] of Object.entries(resolvers)) {
  const type = zoo.getType(name);
  if (!isObjectType(type)) throw new Error(`no type ${name}`);
  for (const [field, resolve] of Object.entries(fields)) {
    const found = type.getFields()[field];
    if (!found) throw new Error(`no field ${name}.${field}`);
    found.resolve = resolve;
  }
}
const typeOf = (row: Row): string => row.is;
for (const name of ["Named", "Animal", "Thing"]) {
  const type = zoo.getType(name);
  if (type && "resolveType" in type) Object.assign(type, { resolveType: typeOf });
}
