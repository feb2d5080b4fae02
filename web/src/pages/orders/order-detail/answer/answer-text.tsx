import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { answerTextQuery } from "../../../../__generated__/answerTextQuery.graphql.ts";
import { CopyButton } from "../../../../parts/copy/copy-button.tsx";
import { Notice } from "../../../../parts/list/notices.tsx";
import { TraceId } from "../../../../parts/list/trace-id.tsx";

const Text = chakra("pre", {
  base: { fontFamily: "mono", textStyle: "xs", whiteSpace: "pre-wrap", overflowWrap: "anywhere", m: "0" },
});
const Bar = chakra("div", { base: { display: "flex", justifyContent: "space-between", mb: "2" } });

const read = (json: string | undefined): unknown => (json === undefined ? null : JSON.parse(json));

/** The answer as JSON, what is sensitive masked, with the trace id of the request that it answered. */
export function AnswerText({ id, fetchKey }: { readonly id: string; readonly fetchKey: number }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { order } = useLazyLoadQuery<answerTextQuery>(
    graphql`
      query answerTextQuery($id: ID!) {
        order(id: $id) {
          id
          answer {
            json
            traceId
          }
          detail {
            answer {
              json
            }
          }
        }
      }
    `,
    { id },
    { fetchKey, fetchPolicy: "network-only" },
  );
  if (!order?.answer) return <Notice title={t("notFound")} text={t("notFoundHelp")} />;
  const text = JSON.stringify({ row: read(order.answer.json), detail: read(order.detail?.answer?.json) }, null, 2);
  return (
    <>
      <Bar>
        <TraceId id={order.answer.traceId} />
        <CopyButton text={text} label={t("answer.copy")} />
      </Bar>
      <Text>{text}</Text>
    </>
  );
}
