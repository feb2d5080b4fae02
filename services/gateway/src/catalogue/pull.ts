import {
  PullDone as PullDoneContract,
  PulledField,
  PulledRow,
  PullFound as PullFoundContract,
  PullState,
  PullTicked,
  SourceKind,
} from "@linehaul/schema/base-data/pull/found";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { inputOf } from "../contract/input.ts";
import { enumOf, objectOf } from "../contract/named.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import type { CallOptions } from "../upstream/upstream.ts";
import { idempotencyKey, keyedBy } from "../writing/idempotency.ts";
import { payload } from "../writing/payload.ts";

enumOf(PullState);
enumOf(SourceKind);
objectOf(PulledField);
objectOf(PulledRow);
const PullFound = objectOf(PullFoundContract);
const PullDone = objectOf(PullDoneContract);
const LookPayload = payload("PullLook", "found", PullFound);
const PullPayload = payload("Pull", "done", PullDone);

const Ticked = builder.inputType("PullInput", {
  description: "What is taken from the source of base data.",
  fields: (t) => ({ ...inputOf(t, PullTicked), idempotencyKey: idempotencyKey(t) }),
});

interface Told<B extends UserButton> {
  readonly may: B;
  /** What a row is, for those who read the graph: `phone rules`. */
  readonly what: string;
}
interface Options<B extends UserButton> extends Told<B> {
  readonly look: (grant: Grant<B>) => Promise<z.output<typeof PullFoundContract>>;
  readonly pull: (
    grant: Grant<B>,
    body: z.output<typeof PullTicked>,
    options: CallOptions,
  ) => Promise<z.output<typeof PullDoneContract>>;
}

const lookText = (what: string): string =>
  `Asks the source of base data for ${what}, and tells how they differ from those that are here, field by field. Nothing is changed. A source that is silent, breaks off, can't be read or says too much is an error (424001–424004) with a trace id. One call.`;
const pullText = (what: string): string =>
  `Takes what was ticked of ${what} from the source, all of it or nothing: 409002 when anything has changed there or here since the look. What was edited here stays. Recorded.`;

/** A catalogue that is pulled from the source of base data (SYS-07): `lookAt<Names>`, what it would do; `pull<Names>`, what was ticked of it. */
export function pullOfCatalogue<const B extends UserButton>(names: string, o: Options<B>): void {
  const { may, what } = o;
  builder.mutationField(`lookAt${names}`, (t) =>
    t.may(may).field({
      type: LookPayload,
      description: lookText(what),
      resolve: (_root, _args, grant) => written(grant.visit, () => o.look(grant)),
    }),
  );
  builder.mutationField(`pull${names}`, (t) =>
    t.may(may).field({
      type: PullPayload,
      description: pullText(what),
      args: { input: t.arg({ type: Ticked, required: true, description: "What is taken." }) },
      resolve: (_root, { input: { idempotencyKey: key, ...asked } }, grant) =>
        written(grant.visit, async () => o.pull(grant, parseInput(PullTicked, asked), keyedBy(key))),
    }),
  );
}

interface PartOptions<B extends UserButton, S extends z.ZodObject> extends Told<B> {
  /** Which part of it is pulled at a time. */
  readonly part: S;
  readonly look: (grant: Grant<B>, part: z.output<S>) => Promise<z.output<typeof PullFoundContract>>;
  readonly pull: (
    grant: Grant<B>,
    part: z.output<S>,
    taken: z.output<typeof PullTicked>,
    options: CallOptions,
  ) => Promise<z.output<typeof PullDoneContract>>;
}
/** A catalogue of which a part is pulled at a time: the same, each with the part. */
export function pullOfPart<const B extends UserButton, S extends z.ZodObject>(
  names: string,
  o: PartOptions<B, S>,
): void {
  const { may, what, part } = o;
  const Look = builder.inputType(`LookAt${names}Input`, {
    description: `Which ${what} the source is asked for.`,
    fields: (t) => inputOf(t, part),
  });
  const Taken = builder.inputType(`Pull${names}Input`, {
    description: `Which ${what} are taken from the source.`,
    fields: (t) => ({ ...inputOf(t, part), ...inputOf(t, PullTicked), idempotencyKey: idempotencyKey(t) }),
  });
  builder.mutationField(`lookAt${names}`, (t) =>
    t.may(may).field({
      type: LookPayload,
      description: lookText(what),
      args: { input: t.arg({ type: Look, required: true, description: "Which of them." }) },
      resolve: (_root, { input }, grant) => written(grant.visit, async () => o.look(grant, parseInput(part, input))),
    }),
  );
  builder.mutationField(`pull${names}`, (t) =>
    t.may(may).field({
      type: PullPayload,
      description: pullText(what),
      args: { input: t.arg({ type: Taken, required: true, description: "Which of them, and what is taken." }) },
      resolve: (_root, { input: { idempotencyKey: key, ...asked } }, grant) =>
        written(grant.visit, async () =>
          o.pull(grant, parseInput(part, asked), parseInput(PullTicked, asked), keyedBy(key)),
        ),
    }),
  );
}
