import { Button, chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { EMERGENCY_ACTS } from "@linehaul/schema/orders/emergency/limits";
import type { EmergencyAct } from "@linehaul/schema/orders/emergency/routes";
import { isPassed } from "@linehaul/schema/orders/order/lifecycle";
import type { emergencyDrawer_order$key } from "../../../__generated__/emergencyDrawer_order.graphql.ts";
import { Instant } from "../../../format/instant.tsx";
import { CancelButton } from "../../../parts/cancel/cancel-button.tsx";
import { Facts } from "../../../parts/detail/facts.tsx";
import { Section } from "../../../parts/detail/section.tsx";
import { DialogBody, DialogFoot } from "../../../parts/dialog/dialog.tsx";
import { TabDialog } from "../../../parts/dialog/tab-dialog.tsx";
import { PageLink } from "../../../parts/link/page-link.tsx";
import { groupedText } from "../../../parts/numbers/grouped-number.tsx";
import { StatusTag } from "../../../parts/status/status-tag.tsx";
import { useShell } from "../../../tab/use-shell.ts";
import { useLabels } from "../order-detail/use-labels.ts";

const Sections = chakra("div", { base: { display: "grid", gap: "3" } });
const Acts = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "1fr", md: "max-content 1fr" },
    columnGap: "4",
    rowGap: "2",
    alignItems: "center",
    m: "0",
    "& > dt": { display: "grid" },
    "& > dd": { m: "0", color: "fg.muted", textStyle: "sm" },
  },
});
const MAY = {
  SEND: "viewerMaySend",
  WITHDRAW: "viewerMayWithdraw",
  TOLD: "viewerMayTell",
  UNLOCK: "viewerMayUnlock",
  CANCEL: "viewerMayCancel",
} as const satisfies Readonly<Record<EmergencyAct, string>>;

/** An order that is stuck beside its list: since when and why, how it stands, and what can be done about it. */
export function EmergencyDrawer(props: {
  readonly order: emergencyDrawer_order$key;
  readonly onAsk: (act: EmergencyAct | "CORRECT") => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { t } = useTranslation("emergency");
  const { code } = useLabels();
  const { may } = useShell();
  const { onAsk, onDone, onClose } = props;
  const order = useFragment(
    graphql`
      fragment emergencyDrawer_order on StuckOrder {
        orderId
        sfWaybillNo
        orderStatus
        customerCode
        customerName
        receiverCountry
        createdAt
        handledBy
        pushState
        command
        commandState
        senderCityCode
        causes {
          why
          since
        }
        viewerMaySend
        viewerMayWithdraw
        viewerMayTell
        viewerMayUnlock
        viewerMayCancel
        viewerMayCorrect
      }
    `,
    props.order,
  );
  const { orderId, causes, command, commandState, handledBy, pushState } = order;
  const number = groupedText(order.sfWaybillNo);
  const offered = EMERGENCY_ACTS.filter((act) => order[MAY[act]]);
  const isAdministrators = isPassed(order.orderStatus) && may("ORDER_LIST.CANCEL_APPROVED");
  return (
    <TabDialog title={number} isDrawer size="2xl" onClose={onClose}>
      <DialogBody>
        <Sections>
          <Section title={t("causes")}>
            <Facts
              label={(why) => t(`why.${why}`)}
              facts={Object.fromEntries(causes.map(({ why, since }) => [why, <Instant key={why} at={since} />]))}
            />
          </Section>
          <Section title={t("column.orderStatus")}>
            <Facts
              label={(field) => t([`column.${field}`, `field.${field}`])}
              facts={{
                waybill: may("ORDER_DETAIL.VIEW") ? (
                  <PageLink code="ORDER_DETAIL" params={{ id: orderId }} title={number}>
                    {number}
                  </PageLink>
                ) : (
                  number
                ),
                orderStatus: <StatusTag kind="order" value={order.orderStatus} />,
                customerName: `${order.customerName} · ${order.customerCode}`,
                receiverCountry: order.receiverCountry,
                createdAt: <Instant at={order.createdAt} />,
                pushState: pushState !== "NONE" && code("pushState", pushState),
                command: command && commandState && `${t(`kind.${command}`)} · ${code("pushState", commandState)}`,
                senderCityCode: order.senderCityCode,
                handledBy,
              }}
            />
          </Section>
          {(offered.length > 0 || order.viewerMayCorrect || isAdministrators) && (
            <Section title={t("acts")}>
              <Acts>
                {offered.map((act) => (
                  <Offer key={act} help={t(`help.${act}`, { by: handledBy })}>
                    <Button size="sm" variant="outline" onClick={() => onAsk(act)}>
                      {t(`act.${act}`)}
                    </Button>
                  </Offer>
                ))}
                {order.viewerMayCorrect && (
                  <Offer help={t("help.CORRECT")}>
                    <Button size="sm" variant="outline" onClick={() => onAsk("CORRECT")}>
                      {t("correct")}
                    </Button>
                  </Offer>
                )}
                {isAdministrators && (
                  <Offer help={t("help.CANCEL_APPROVED")}>
                    <CancelButton page="EMERGENCY" orders={[orderId]} onCancelled={onDone} />
                  </Offer>
                )}
              </Acts>
            </Section>
          )}
        </Sections>
      </DialogBody>
      <DialogFoot>
        <span />
        <Button data-autofocus onClick={onClose}>
          {t("close")}
        </Button>
      </DialogFoot>
    </TabDialog>
  );
}

/** Something that can be done, and what it does. */
function Offer(props: { readonly help: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{props.children}</dt>
      <dd>{props.help}</dd>
    </>
  );
}
