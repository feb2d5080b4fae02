import type { ReactNode } from "react";
import { get, type FieldValues } from "react-hook-form";
import { graphql, useRelayEnvironment } from "react-relay";
import { z } from "zod";
import { askPastStore } from "../../relay/past-store.ts";
import { TextField, type FieldProps } from "./text-field.tsx";

const query = graphql`
  query phoneFieldQuery($input: TryPhoneInput!) {
    phoneTried(input: $input) {
      answer {
        problem
      }
    }
  }
`;

const Answer = z.object({
  phoneTried: z.object({ answer: z.object({ problem: z.string().nullable() }).nullable() }),
});

/**
 * A telephone (SYS-07). When it is left, the rules say what is wrong with it, in the words in which the service would refuse it; a number that
 * nobody touched is not judged anew. It is saved by what the rules say then, so that a rule which changed meanwhile stands in nobody's way.
 */
export function PhoneField<In extends FieldValues, Out>(props: FieldProps<In, Out>): ReactNode {
  const { form, name } = props;
  const environment = useRelayEnvironment();
  const textNow = (): string => String(form.getValues(name) ?? "").trim();

  async function judge(): Promise<void> {
    const phone = textNow();
    const before: unknown = get(form.formState.defaultValues, name);
    if (phone === "" || phone === before) return;
    // What can't be asked is told when it is saved.
    const problem = await askPastStore(environment, query, { input: { phone } }).then(
      (answered) => Answer.parse(answered).phoneTried.answer?.problem ?? null,
      () => null,
    );
    const isStill = textNow() === phone && form.getFieldState(name).error === undefined;
    if (problem !== null && isStill) form.setError(name, { type: "server", message: problem });
  }

  return <TextField {...props} onLeave={() => void judge()} />;
}
