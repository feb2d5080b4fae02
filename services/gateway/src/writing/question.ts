import type { InputFieldBuilder, InputFieldMap, ObjectRef } from "@pothos/core";
import type { z } from "zod";
import type { UserButton } from "../access/actor.ts";
import { builder, type Types } from "../access/builder.ts";
import type { Grant } from "../access/grant.ts";
import { inputOf } from "../contract/input.ts";
import { parseInput } from "../errors/parse-input.ts";
import { written } from "../errors/user-error.ts";
import { payload } from "./payload.ts";

interface Options<Row extends object, S extends z.ZodObject, B extends UserButton> {
  readonly may: readonly [B, ...B[]];
  readonly description: string;
  readonly answer: ObjectRef<Types, Row>;
  readonly input: {
    readonly name: string;
    readonly description: string;
    /** What the argument is called where it is given, if not the same. */
    readonly told?: string;
    /** The contract of the question, whose fields the graph's are: read before any call. */
    readonly schema: S;
    /** Fields that the graph has in place of the contract's of those names. */
    readonly instead?: (f: InputFieldBuilder<Types, "InputObject">) => InputFieldMap;
  };
  readonly ask: (grant: Grant<B>, asked: z.output<S>) => Promise<Row>;
}

/** A field that puts a question to a service: `question("linkTried", …)` → `linkTried(input) { answer, errors }`. What is wrong with the question is told at its field. */
export function question<Row extends object, S extends z.ZodObject, const B extends UserButton>(
  name: string,
  { may, description, answer, input, ask }: Options<Row, S, B>,
): void {
  const Name = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const Input = builder.inputType(input.name, {
    description: input.description,
    fields: (f) => {
      const own = input.instead?.(f) ?? {};
      return { ...inputOf(f, input.schema, Object.keys(own)), ...own };
    },
  });
  builder.queryField(name, (t) =>
    t.may(...may).field({
      type: payload(Name, "answer", answer),
      description,
      args: { input: t.arg({ type: Input, required: true, description: input.told ?? input.description }) },
      resolve: (_root, { input: asked }, grant) =>
        written(grant.visit, () => ask(grant, parseInput(input.schema, asked))),
    }),
  );
}
