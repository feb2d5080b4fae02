import type { ObjectRef } from "@pothos/core";
import { builder, type Types } from "../../../access/builder.ts";
import type { Context } from "../../../access/visit.ts";

interface Answered {
  readonly json: string;
  readonly traceId: string;
}
const ServiceAnswer = builder.objectRef<Answered>("ServiceAnswer").implement({
  description: "What a service answered, as it came: for support.",
  fields: (t) => ({
    json: t.exposeString("json", { description: "The answer as JSON; what is sensitive is masked, as everywhere." }),
    traceId: t.exposeString("traceId", { description: "Of this request; in every log line of it." }),
  }),
});

interface AnswerField {
  readonly type: ObjectRef<Types, Answered>;
  readonly nullable: true;
  readonly description: string;
  readonly resolve: (row: object, args: object, context: Pick<Context, "visit">) => Answered;
}

/** An object as its service answered it, for who may look behind the console. It costs no call. */
export const answerOf = (what: string): AnswerField => ({
  type: ServiceAnswer,
  nullable: true,
  description: `${what} Null without GRAPHIQL.VIEW (then \`extensions.denied\` names this field).`,
  resolve: (row, _args, { visit }) => ({ json: JSON.stringify(row, null, 2), traceId: visit.traceId }),
});
