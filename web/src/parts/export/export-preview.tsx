import { chakra } from "@chakra-ui/react";
import { Suspense, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment, useLazyLoadQuery } from "react-relay";
import type { GraphQLTaggedNode } from "relay-runtime";
import type { exportPreview_preview$key } from "../../__generated__/exportPreview_preview.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { failureOf } from "../../relay/failure.ts";
import { useErrorText } from "../../relay/use-error-text.ts";
import { KeyedBoundary } from "../boundary/keyed-boundary.tsx";
import type { PreviewQuery, RowsAsked } from "./exported.ts";

const line = {
  base: {
    display: "block",
    mt: "1",
    minH: "5",
    color: "fg.muted",
    "&[role=alert]": { color: "critical.fg" },
    "& > b": { color: "fg" },
  },
} as const;
const Line = chakra("p", line);
/** Read out when it changes. */
const Told = chakra("output", line);
interface Asked {
  readonly query: GraphQLTaggedNode;
  readonly rows: RowsAsked;
}

/** What will be in the file: how many rows, how many are left out and why, or why there can be no file (ORD-07). */
export function ExportPreview(props: Asked): ReactNode {
  const { t } = useTranslation("export");
  const key = JSON.stringify(props.rows);
  return (
    <KeyedBoundary of={key} failed={(error) => <Failed error={error} />}>
      <Suspense key={key} fallback={<Told>{t("counting")}</Told>}>
        <Counted {...props} />
      </Suspense>
    </KeyedBoundary>
  );
}

/** It can be asked for all the same: the service says then what is wrong. */
function Failed({ error }: { readonly error: unknown }) {
  const text = useErrorText();
  return <Line role="alert">{text(failureOf(error))}</Line>;
}

function Counted({ query, rows }: Asked) {
  const { t } = useTranslation(["export", "schema"]);
  const { preview } = useLazyLoadQuery<PreviewQuery>(query, rows, { fetchPolicy: "network-only" });
  const told = useFragment<exportPreview_preview$key>(
    graphql`
      fragment exportPreview_preview on ExportPreview {
        hindrance
        rows {
          count
          isExact
        }
        leftOut {
          count
          isExact
        }
      }
    `,
    preview,
  );
  if (told.hindrance) return <Line role="alert">{t(`hindrance.${told.hindrance}`)}</Line>;
  const number = ({ count, isExact }: typeof told.rows) => formatCount(count, isExact);
  return (
    <Told>
      <b>{t("willBe", { count: told.rows.count, rows: number(told.rows) })}</b>
      {told.leftOut.count > 0 && ` ${t("leftOut", { rows: number(told.leftOut) })}`}
    </Told>
  );
}
