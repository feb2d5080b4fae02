import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { editsOf } from "@linehaul/schema/customers/customer-form/form-buttons";
import { CUSTOMER_TYPES } from "@linehaul/schema/customers/customer";
import type { customerDocking_customer$key } from "../../../../__generated__/customerDocking_customer.graphql.ts";
import { Instant } from "../../../../format/instant.tsx";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { BusyButton } from "../../../../parts/button/busy-button.tsx";
import { CopyButton } from "../../../../parts/copy/copy-button.tsx";
import { Facts } from "../../../../parts/detail/facts.tsx";
import { Section } from "../../../../parts/detail/section.tsx";
import { ActButton } from "../../../../parts/order-act/act-button.tsx";
import { useShell } from "../../../../tab/use-shell.ts";
import { DockingForm, NewSecretQuestion } from "../docking/lazy.ts";
import { useTestCall } from "../docking/use-test-call.ts";

const Foot = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "2", mt: "2" },
});

/** How a customer's systems are joined to ours, for whom may see it; who may edit the customer changes it (CUS-07, CUS-21). */
export function CustomerDocking(props: {
  readonly customer: customerDocking_customer$key;
  readonly onChanged: () => void;
}): ReactNode {
  const { t } = useTranslation("customer-detail");
  const { may } = useShell();
  const { id, nameEn, customerType, status, detail } = useFragment(
    graphql`
      fragment customerDocking_customer on Customer {
        id
        nameEn
        customerType
        status
        detail {
          docking {
            appKey
            whiteList
            callbackUrl
            secretSetAt
            oldSecretUntil
            version
          }
        }
      }
    `,
    props.customer,
  );
  const docking = detail?.docking ?? null;
  const type = CUSTOMER_TYPES.find((one) => one === customerType);
  const mayEdit = type !== undefined && editsOf(type, status).some(may);
  const { whiteList = "", callbackUrl = "", version = 0 } = docking ?? {};
  return (
    <Section title={t("docking")}>
      {docking === null ? (
        <p>{t("dockingNone")}</p>
      ) : (
        <Facts
          label={(field) => t(`dockingIs.${field}`)}
          facts={{
            appKey: (
              <>
                {docking.appKey} <CopyButton text={docking.appKey} label={t("copyKey")} />
              </>
            ),
            secretSetAt: docking.secretSetAt ? <Instant at={docking.secretSetAt} /> : t("secretNone"),
            oldSecretUntil: docking.oldSecretUntil && <Instant at={docking.oldSecretUntil} />,
            callbackUrl: docking.callbackUrl || t("callbackNone"),
            whiteList: docking.whiteList || t("whiteListNone"),
          }}
        />
      )}
      {mayEdit && (
        <Foot>
          <ActButton
            text={t("dockingEdit")}
            question={(onClose) => (
              <DockingForm
                customerId={id}
                version={version}
                whiteList={whiteList}
                callbackUrl={callbackUrl}
                onSaved={props.onChanged}
                onClose={onClose}
              />
            )}
          />
          <ActButton
            text={t("secretNew")}
            question={(onClose) => (
              <NewSecretQuestion
                customerId={id}
                name={nameEn}
                isAnother={Boolean(docking?.secretSetAt)}
                onMade={props.onChanged}
                onClose={onClose}
              />
            )}
          />
          {callbackUrl !== "" && <TestCall customerId={id} />}
        </Foot>
      )}
    </Section>
  );
}

function TestCall({ customerId }: { readonly customerId: string }): ReactNode {
  const { t } = useTranslation("customer-detail");
  const texts = useTexts("customer-detail");
  const { isBusy, test, call } = useTestCall(customerId);
  return (
    <>
      <BusyButton size="sm" variant="outline" isBusy={isBusy} onClick={call}>
        {t("testCall")}
      </BusyButton>
      <output>
        {test &&
          texts(`testIs.${test.ending}`, {
            status: test.status ?? "",
            silence: test.silence ? texts(`silence.${test.silence}`) : "",
            ms: test.ms,
            reason: test.reason ?? "",
          })}
      </output>
    </>
  );
}
