import { Button, chakra, Skeleton } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { MOST_ACCOUNTS, readAccountNames } from "@linehaul/schema/permissions/perm-batch";
import { newIdempotencyKey } from "../../../parts/form/idempotency.ts";
import { Boundary } from "../../../parts/list/slot.tsx";
import { PageBar, PageFrame } from "../../../parts/page/page-bar.tsx";
import { useErrorText } from "../../../i18n/use-error-text.ts";
import { failureOf } from "../../../relay/failure.ts";
import { EMPTY, type Batch } from "./batch.ts";
import { BatchForm } from "./batch-form.tsx";
import { BatchOutcome } from "./batch-outcome.tsx";

const Body = chakra("section", {
  base: { flex: "1", minH: "0", overflow: "auto", px: "4", pb: "6", maxW: "5xl" },
});

/** PERM-11: up to 200 accounts at once; checked first, then applied, each account's outcome told. */
export default function BatchPage(): ReactNode {
  const { t } = useTranslation("perm-batch");
  const errorText = useErrorText();
  const [batch, setBatch] = useState<Batch>(EMPTY);
  /** What was checked, with the key under which it may be applied: once. */
  const [checked, setChecked] = useState<{ readonly batch: Batch; readonly key: string } | null>(null);
  const count = readAccountNames(batch.text).names.length;
  const isReady = count > 0 && count <= MOST_ACCOUNTS && batch.roleIds.length + batch.groupIds.length > 0;
  return (
    <PageFrame>
      <PageBar title={t("title")} />
      <Body tabIndex={0} aria-label={t("title")}>
        <Boundary of={null} failed={(error) => <p role="alert">{errorText(failureOf(error))}</p>}>
          <Suspense fallback={<Skeleton height="60" />}>
            <BatchForm
              batch={batch}
              onChange={(next) => {
                setBatch(next);
                setChecked(null);
              }}
            />
          </Suspense>
        </Boundary>
        <Button mt="3" disabled={!isReady} onClick={() => setChecked({ batch, key: newIdempotencyKey() })}>
          {t("check")}
        </Button>
        {checked && (
          <Boundary of={checked} failed={(error) => <p role="alert">{errorText(failureOf(error))}</p>}>
            <Suspense fallback={<Skeleton mt="3" height="40" />}>
              <BatchOutcome key={checked.key} batch={checked.batch} idempotencyKey={checked.key} />
            </Suspense>
          </Boundary>
        )}
      </Body>
    </PageFrame>
  );
}
