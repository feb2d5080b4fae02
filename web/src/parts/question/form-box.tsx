import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { Asked } from "../boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";
import { zodRules } from "../form/rules.ts";
import { useRules } from "../lazy/rule-texts.ts";

const Grid = chakra("form", {
  base: { display: "grid", gridTemplateColumns: { base: "1fr", md: "1fr 1fr" }, columnGap: "4", rowGap: "3", mb: "4" },
});

/** A panel that takes a form and shows what is answered to it, anew each time that it is sent. */
export function FormBox<In extends FieldValues, Out, Input>(props: {
  readonly title: string;
  readonly texts: Readonly<Record<"ask" | "answer" | "close", string>>;
  readonly schema: z.ZodType<Out, In>;
  /** What the form opens with. */
  readonly blank: DefaultValues<In>;
  /** The question that a form asks. */
  readonly asks: (form: Out) => Input;
  readonly fields: (form: UseFormReturn<In, unknown, Out>) => ReactNode;
  /** The answer to a question; `turn` is another one each time that it is asked. May suspend. */
  readonly answer: (input: Input, turn: string) => ReactNode;
  readonly onClose: () => void;
}): ReactNode {
  const { texts, schema, asks, answer } = props;
  const say = useRules();
  /** What was asked, and how often: the same again is asked again. */
  const [asked, ask] = useState<{ readonly input: Input; readonly turn: number } | null>(null);
  const form = useForm<In, unknown, Out>({
    defaultValues: props.blank,
    mode: "onTouched",
    resolver: zodRules(schema, ({ key, params }) => say(key, params)),
  });
  const submit = form.handleSubmit((values) =>
    ask((before) => ({ input: asks(values), turn: (before?.turn ?? 0) + 1 })),
  );
  return (
    <TabDialog title={props.title} isDrawer onClose={props.onClose}>
      <DialogBody>
        <Grid noValidate onSubmit={(event) => void submit(event)}>
          {props.fields(form)}
          <Button type="submit" variant="solid" justifySelf="start" alignSelf="end">
            {texts.ask}
          </Button>
        </Grid>
        <section aria-label={texts.answer} aria-live="polite">
          {asked && (
            <Asked of={JSON.stringify(asked)} fallback={<Skeleton height="40" />}>
              {(tries) => answer(asked.input, `${asked.turn} ${tries}`)}
            </Asked>
          )}
        </section>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={props.onClose}>{texts.close}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
