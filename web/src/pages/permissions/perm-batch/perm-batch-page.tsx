import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { MOST_ACCOUNTS, readAccountNames } from "@linehaul/schema/permissions/perm-batch";
import type { permBatchPageQuery } from "../../../__generated__/permBatchPageQuery.graphql.ts";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { FailureNotice } from "../../../parts/list/notices.tsx";
import { KeyedBoundary } from "../../../parts/boundary/keyed-boundary.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { useReload } from "../../../parts/page/use-reload.ts";
import type { PageProps } from "../../../tab/page-props.ts";
import { EMPTY, type Batch } from "./batch.ts";
import { PermBatchForm } from "./perm-batch-form.tsx";
import { PermBatchOutcome } from "./perm-batch-outcome.tsx";

const Body = chakra("section", {
  base: { flex: "1", minH: "0", overflow: "auto", px: "4", pb: "6", maxW: "5xl" },
});

const batchQuery = graphql`
  query permBatchPageQuery @preloadable {
    ...permBatchForm_choices
  }
`;

/** PERM-11: up to 200 accounts at once; checked first, then applied, each account's outcome told. */
export default function PermBatchPage({ queryRef: first }: PageProps<permBatchPageQuery>): ReactNode {
  const { t } = useTranslation("perm-batch");
  const { queryRef, isPending, reload } = useReload<permBatchPageQuery>(batchQuery, first);
  return (
    <PageFrame>
      <PageBar title={t("title")} />
      <KeyedBoundary
        of={queryRef}
        failed={(error) => <FailureNotice error={error} onRetry={reload} isRetrying={isPending} />}
      >
        <Body tabIndex={0} aria-label={t("title")}>
          <Suspense fallback={<Skeleton height="60" />}>
            <BatchWork queryRef={queryRef} />
          </Suspense>
        </Body>
      </KeyedBoundary>
    </PageFrame>
  );
}

function BatchWork({ queryRef }: { readonly queryRef: PreloadedQuery<permBatchPageQuery> }) {
  const { t } = useTranslation("perm-batch");
  const choices = usePreloadedQuery<permBatchPageQuery>(batchQuery, queryRef);
  const [batch, setBatch] = useState<Batch>(EMPTY);
  /** What was checked, with the key under which it may be applied: once. */
  const [checked, setChecked] = useState<{ readonly batch: Batch; readonly key: string } | null>(null);
  const count = readAccountNames(batch.text).names.length;
  const isReady = count > 0 && count <= MOST_ACCOUNTS && batch.roleIds.length + batch.groupIds.length > 0;
  const check = () => setChecked({ batch, key: newIdempotencyKey() });
  return (
    <>
      <PermBatchForm
        choices={choices}
        batch={batch}
        onChange={(next) => {
          setBatch(next);
          setChecked(null);
        }}
      />
      <Button mt="3" disabled={!isReady} onClick={check}>
        {t("check")}
      </Button>
      {checked && (
        <KeyedBoundary
          of={checked}
          failed={(error) => <FailureNotice error={error} onRetry={check} isRetrying={false} />}
        >
          <Suspense fallback={<Skeleton mt="3" height="40" />}>
            <PermBatchOutcome key={checked.key} batch={checked.batch} idempotencyKey={checked.key} />
          </Suspense>
        </KeyedBoundary>
      )}
    </>
  );
}
