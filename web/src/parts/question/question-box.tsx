import { Button, chakra, Field, Input, Skeleton } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { Asked } from "../boundary/asked.tsx";
import { DialogBody, DialogFoot } from "../dialog/dialog.tsx";
import { TabDialog } from "../dialog/tab-dialog.tsx";

const Question = chakra("form", { base: { display: "flex", gap: "3", alignItems: "flex-start", mb: "4" } });

/** A panel that takes a line and shows what is answered to it, anew each time that it is sent. */
export function QuestionBox(props: {
  readonly title: string;
  /** What the line is, and how it is written. */
  readonly label: string;
  readonly help: string;
  readonly most: number;
  readonly texts: Readonly<Record<"ask" | "answer" | "close", string>>;
  readonly onClose: () => void;
  /** The answer to a line; `turn` is another one each time that it is asked. May suspend. */
  readonly children: (line: string, turn: string) => ReactNode;
}): ReactNode {
  const { texts, onClose } = props;
  const [line, write] = useState("");
  /** What was asked, and how often: the same line again is asked again. */
  const [asked, ask] = useState({ line: "", turn: 0 });
  return (
    <TabDialog title={props.title} isDrawer onClose={onClose}>
      <DialogBody>
        <Question
          onSubmit={(e) => {
            e.preventDefault();
            ask(({ turn }) => ({ line: line.trim(), turn: turn + 1 }));
          }}
        >
          <Field.Root>
            <Field.Label>{props.label}</Field.Label>
            <Input
              data-autofocus
              autoComplete="off"
              maxLength={props.most}
              value={line}
              onChange={(e) => write(e.currentTarget.value)}
            />
            <Field.HelperText>{props.help}</Field.HelperText>
          </Field.Root>
          <Button type="submit" variant="solid" mt="6" disabled={line.trim() === ""}>
            {texts.ask}
          </Button>
        </Question>
        <section aria-label={texts.answer} aria-live="polite">
          {asked.line !== "" && (
            <Asked of={`${asked.line} ${asked.turn}`} fallback={<Skeleton height="40" />}>
              {(tries) => props.children(asked.line, `${asked.turn} ${tries}`)}
            </Asked>
          )}
        </section>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogFoot>
    </TabDialog>
  );
}
