import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { scopePartsQuery } from "../../__generated__/scopePartsQuery.graphql.ts";
import { formatCount } from "../../format/money.ts";
import { Facts } from "../detail/facts.tsx";
import { SimpleTable } from "../table/simple-table.tsx";

/** As many codes as a line shows. */
const SHOWN = 12;
const Text = chakra("p", { base: { mb: "2" } });

/** What an account sees on this site now, and from which data group each part comes; also what has no effect, and why. */
export function ScopeParts({ userId }: { readonly userId: string }): ReactNode {
  const { t } = useTranslation("parts");
  const { effectiveScope } = useLazyLoadQuery<scopePartsQuery>(
    graphql`
      query scopePartsQuery($userId: String!) {
        effectiveScope(userId: $userId) {
          userName
          displayName
          status
          scope {
            sites
            countries
            orgs
            customers
            accounts
          }
          limits {
            record
            by
          }
          orders {
            count
            isExact
          }
          customers {
            count
            isExact
          }
          parts {
            groupCode
            groupName
            dimension
            rule
            codes
            state
          }
        }
      }
    `,
    { userId },
    { fetchPolicy: "network-only" },
  );
  if (!effectiveScope) return <p role="alert">{t("grant.noAccount")}</p>;
  const { displayName, userName, status, scope, parts, limits, orders, customers } = effectiveScope;
  const codes = (list: readonly string[]) =>
    list.length === 0
      ? t("grant.nothing")
      : list.slice(0, SHOWN).join(", ") +
        (list.length > SHOWN ? ` ${t("grant.more", { count: list.length - SHOWN })}` : "");
  const open = (list: readonly string[] | null | undefined) => (list ? codes(list) : t("grant.unrestricted"));
  const opened = (record: string, rows: typeof orders) => {
    const by = limits.find((limit) => limit.record === record)?.by ?? [];
    const what = by.map((dimension) => t(`grant.dimension.${dimension}`)).join(", ");
    const why = by.length === 0 ? t("grant.wholeSite") : t("grant.limitedBy", { what });
    return rows && `${formatCount(rows.count, rows.isExact)} · ${why}`;
  };
  return (
    <>
      <Text>
        <b>{displayName}</b> · {userName}
        {status === "DISABLED" && ` · ${t("grant.accountDisabled")}`}
      </Text>
      <Facts
        facts={{
          SITE: codes(scope.sites),
          COUNTRY: open(scope.countries),
          ORG: open(scope.orgs),
          CUSTOMER: open(scope.customers),
          ACCOUNT: open(scope.accounts),
        }}
        label={(dimension) => t(`grant.dimension.${dimension}`)}
      />
      <Facts
        facts={{ ORDER: opened("ORDER", orders), CUSTOMER: opened("CUSTOMER", customers) }}
        label={(record) => t(`grant.opens.${record}`)}
      />
      <SimpleTable
        label={t("grant.from")}
        heads={[t("grant.group"), t("grant.restricts"), t("grant.codes"), t("grant.effect")]}
        rows={parts.map((part) => ({
          key: `${part.groupCode} ${part.dimension}`,
          off: part.state !== "IN_EFFECT",
          cells: [
            `${part.groupCode} · ${part.groupName}`,
            t(`grant.dimension.${part.dimension}`) + (part.rule ? ` (${t(`grant.rule.${part.rule}`)})` : ""),
            codes(part.codes),
            t(`grant.state.${part.state}`),
          ],
        }))}
        none={t("grant.noGroup")}
      />
    </>
  );
}
