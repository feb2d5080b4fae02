import { builder } from "../access/builder.ts";
import { USER_ERROR_KINDS, type UserError, type UserErrorKind } from "../errors/user-error.ts";

/** Every mutation answers `errors` of this type, beside what it wrote. */
export const UserErrorRef = builder.interfaceRef<UserError>("UserError").implement({
  description: "What the user can mend. The thing that was to be written is null then, and nothing was written.",
  resolveType: (error) => error.kind,
  fields: (t) => ({
    code: t.exposeString("code", { description: "A service code, e.g. `409001`; the error catalogue explains it." }),
    message: t.exposeString("message", { description: "What to do, in the request's language." }),
    detail: t.exposeString("detail", {
      nullable: true,
      description: "What the service adds for the reader, e.g. the state that it found; null when it says no more.",
    }),
    traceId: t.exposeString("traceId", { description: "Of the request: what support asks for. 32 hex digits." }),
    field: t.expose("field", {
      type: ["String"],
      nullable: true,
      description: 'Path of the input field, e.g. `["code"]`; null when no one field is at fault.',
    }),
  }),
});

const MEANING: Readonly<Record<UserErrorKind, string>> = {
  InvalidInput: "A field breaks a rule, or its value is taken.",
  ChangedMeanwhile: "Changed by somebody else since it was read: read it again.",
  DuplicateSubmit: "The idempotency key was used before with another input.",
  Refused: "What the thing's present state, or its absence, does not allow.",
};

for (const kind of USER_ERROR_KINDS)
  builder.objectRef<UserError>(kind).implement({ description: MEANING[kind], interfaces: [UserErrorRef] });
