import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { GraphQLTaggedNode } from "relay-runtime";
import { Asked } from "../boundary/asked.tsx";
import { useAct, type Write } from "../form/use-act.ts";
import type { Toggled } from "./catalogue-row.tsx";
import { RowUses } from "./row-uses-lazy.ts";
import { ToggleConfirm } from "./toggle-confirm.tsx";

type Toggle = Write<{ readonly input: { readonly id: string; readonly idempotencyKey: string } }>;

/** Takes a row out of use or brings it back, after a question. The row follows by its id. */
export function CatalogueToggle(props: {
  readonly id: string;
  readonly toggled: Toggled;
  /** The namespace of the page's texts: `enableHelp` and `disableHelp`. */
  readonly page: string;
  readonly enable: GraphQLTaggedNode;
  readonly disable: GraphQLTaggedNode;
  readonly onTurned?: () => void;
  /** Shows what names the row before it goes out of use. */
  readonly isUsed?: boolean;
  readonly onClose: () => void;
}): ReactNode {
  const { id, toggled, onTurned, onClose } = props;
  const { t: say } = useTranslation(props.page);
  const isOn = toggled.status === "ENABLED";
  const turned = () => {
    onClose();
    onTurned?.();
  };
  const turn = useAct<Toggle>(isOn ? props.disable : props.enable);
  return (
    <ToggleConfirm
      {...toggled}
      text={say(isOn ? "disableHelp" : "enableHelp")}
      isBusy={turn.isBusy}
      onConfirm={(idempotencyKey) => turn.act({ input: { id, idempotencyKey } }, turned)}
      onClose={onClose}
    >
      {isOn && props.isUsed && (
        <Asked of={id} fallback={null}>
          {(tries) => <RowUses id={id} turn={tries} />}
        </Asked>
      )}
    </ToggleConfirm>
  );
}
