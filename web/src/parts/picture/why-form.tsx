import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GraphQLTaggedNode, VariablesOf } from "relay-runtime";
import { z } from "zod";
import { RevealReason } from "@linehaul/schema/reveal";
import { FormDialog } from "../form/form-dialog.tsx";
import { ReasonField } from "../form/reason-field.tsx";
import type { Write } from "../form/use-act.ts";
import { useSaveForm } from "../form/use-save-form.ts";
import { Wide } from "../form/wide.ts";

const Why = z.object({ reason: RevealReason });
const Note = chakra("p", { base: { color: "fg.muted" } });

/** Why a picture must be seen; then its ticket is asked for (PERM-12). */
export function WhyForm<M extends Write>(props: {
  readonly title: string;
  /** The namespace of the page's texts: `pictureWhy`, `pictureWhyHelp`, `pictureShow`. */
  readonly page: string;
  readonly mutation: GraphQLTaggedNode;
  readonly variables: (reason: string) => VariablesOf<M>;
  readonly onGiven: (response: M["response"]) => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t: say } = useTranslation(props.page);
  const save = useSaveForm<z.input<typeof Why>, z.output<typeof Why>, M>({
    schema: Why,
    defaults: { reason: "" },
    mutation: props.mutation,
    variables: ({ reason }) => props.variables(reason),
    onSaved: props.onGiven,
    isSilent: true,
  });
  return (
    <FormDialog title={props.title} save={save} onClose={props.onClose} verb={say("pictureShow")}>
      <Wide>
        <Note>{say("pictureWhyHelp")}</Note>
      </Wide>
      <ReasonField
        form={save.form}
        name="reason"
        label={say("pictureWhy")}
        help={(count, most) => `${count} / ${most}`}
      />
    </FormDialog>
  );
}
