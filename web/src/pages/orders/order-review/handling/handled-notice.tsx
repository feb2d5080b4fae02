import { Button } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { handledNotice_case$key } from "../../../../__generated__/handledNotice_case.graphql.ts";
import type { handledNoticeMutation } from "../../../../__generated__/handledNoticeMutation.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { Confirm } from "../../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../../parts/form/use-act.ts";
import { groupedText } from "../../../../parts/numbers/grouped-number.tsx";
import { Told } from "../case/told.tsx";
import { useMayHandle } from "./use-may-handle.ts";

/** Says that somebody else is on a case; who may decide can take it over after a question (REV-06). */
export function HandledNotice(props: { readonly row: handledNotice_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const row = useFragment(
    graphql`
      fragment handledNotice_case on ReviewCase {
        id
        sfWaybillNo
        handledBy
        handledSince
        isHandledByViewer
        ...useMayHandle_case
      }
    `,
    props.row,
  );
  const { id, sfWaybillNo, handledBy, handledSince, isHandledByViewer } = row;
  const mayTakeOver = useMayHandle(row);
  const [isAsking, ask] = useState(false);
  const takingOver = useAct<handledNoticeMutation>(graphql`
    mutation handledNoticeMutation($input: TakeOverCaseInput!) {
      takeOverCase(input: $input) {
        case {
          ...handledNotice_case
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  if (!handledBy || isHandledByViewer) return null;
  return (
    <>
      <Told role="alert">
        {t("handled", { by: handledBy })} {handledSince && <Instant at={handledSince} />}
        {mayTakeOver && (
          <Button size="xs" onClick={() => ask(true)}>
            {t("takeOver")}
          </Button>
        )}
      </Told>
      {isAsking && (
        <Confirm
          title={t("takeOverTitle", { number: groupedText(sfWaybillNo) })}
          text={t("takeOverHelp", { by: handledBy })}
          verb={t("takeOverVerb")}
          isBusy={takingOver.isBusy}
          onConfirm={(idempotencyKey) => takingOver.act({ input: { id, idempotencyKey } }, () => ask(false))}
          onClose={() => ask(false)}
        />
      )}
    </>
  );
}
