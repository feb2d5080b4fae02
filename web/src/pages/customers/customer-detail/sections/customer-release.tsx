import { chakra, Skeleton } from "@chakra-ui/react";
import { useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { customerReleaseQuery } from "../../../../__generated__/customerReleaseQuery.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Asked } from "../../../../parts/boundary/asked.tsx";
import { PushMany } from "../../../../parts/customer-turn/lazy.ts";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { ActButton } from "../../../../parts/order-act/act-button.tsx";
import { LOOKS_AS } from "../../../../parts/push/look.ts";
import { StatusTag } from "../../../../parts/status/status-tag.tsx";
import { useChanges } from "../../../../tab/changes.ts";
import { useShell } from "../../../../tab/use-shell.ts";

const Foot = chakra("div", { base: { mt: "2" } });

/** How far a customer is with the international system, for those who see that list; asked again when that may have changed. */
export function CustomerRelease(props: { readonly customerId: string; readonly changedAt: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { customerId, changedAt } = props;
  const [times, count] = useState(0);
  useChanges(["RELEASES"], () => count((n) => n + 1));
  if (!may("INTL_CUSTOMER_LIST.VIEW")) return null;
  return (
    <Section title={t("release")}>
      <Asked of={customerId} fallback={<Skeleton height="24" />}>
        {(tries) => (
          <Release
            customerId={customerId}
            fetchKey={`${changedAt} ${times} ${tries}`}
            onPushed={() => count((n) => n + 1)}
          />
        )}
      </Asked>
    </Section>
  );
}

function Release(props: { readonly customerId: string; readonly fetchKey: string; readonly onPushed: () => void }) {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { may } = useShell();
  const { customerId, fetchKey, onPushed } = props;
  const { intlCustomer } = useLazyLoadQuery<customerReleaseQuery>(
    graphql`
      query customerReleaseQuery($customerId: ID!) {
        intlCustomer(customerId: $customerId) {
          status
          releaseStatus
          push {
            state
            askedAt
            askedBy
            attempts
            nextAt
            answer
          }
        }
      }
    `,
    { customerId },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  if (!intlCustomer) return null;
  const { status, releaseStatus, push } = intlCustomer;
  const isTold = status === "USABLE" || status === "UNUSABLE";
  return (
    <>
      <Facts
        label={(key) => texts(`fact.${key}`)}
        facts={{
          releaseStatus: <StatusTag kind="release" value={releaseStatus} />,
          ...(push && {
            pushState: (
              <StatusTag kind="task" value={push.state === "%future added value" ? push.state : LOOKS_AS[push.state]} />
            ),
            pushedAt: <Instant at={push.askedAt} />,
            pushedBy: push.askedBy,
            attempts: push.attempts,
            nextAt: push.nextAt && <Instant at={push.nextAt} />,
            answer: push.state === "SUCCESS" ? null : push.answer,
          }),
        }}
      />
      {!push && <p>{t("releaseNone")}</p>}
      {isTold && may("INTL_CUSTOMER_LIST.EDIT") && (
        <Foot>
          <ActButton
            text={t("releasePush")}
            question={(onClose) => (
              <PushMany
                ids={[customerId]}
                onTurned={() => {
                  onClose();
                  onPushed();
                }}
                onClose={onClose}
              />
            )}
          />
        </Foot>
      )}
    </>
  );
}
