import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql } from "react-relay";
import type { dictionaryCleanMutation } from "../../../__generated__/dictionaryCleanMutation.graphql.ts";
import { Confirm } from "../../../parts/confirm/confirm.tsx";
import { useAct } from "../../../parts/form/use-act.ts";
import { toast } from "../../../tab/toast/queue.ts";

/** Has the gateways read the open dictionary anew, or all of them; says how many were refreshed. */
export function DictionaryClean(props: {
  /** Empty: all of them. */
  readonly pathKey: string;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("dictionary");
  const { pathKey, onClose } = props;
  const clean = useAct<dictionaryCleanMutation>(graphql`
    mutation dictionaryCleanMutation($input: CleanDictionaryCacheInput!) {
      cleanDictionaryCache(input: $input) {
        cleaned {
          dictionaries
          entries
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const confirm = (idempotencyKey: string) =>
    clean.act({ input: { pathKey: pathKey || null, idempotencyKey } }, ({ cleanDictionaryCache: { cleaned } }) => {
      onClose();
      toast({
        tone: "success",
        text: t("cleaned", { count: cleaned?.dictionaries ?? 0, entries: cleaned?.entries ?? 0 }),
      });
    });
  return (
    <Confirm
      title={pathKey === "" ? t("cleanAllQuestion") : t("cleanQuestion", { pathKey })}
      text={t("cleanHelp")}
      verb={t("clean")}
      isBusy={clean.isBusy}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
