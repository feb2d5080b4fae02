import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import { CERT_SIDES, type CertSide, PICTURE_OF, PICTURES } from "@linehaul/schema/customers/cert-picture/side";
import type { reviewChanges_review$key } from "../../../__generated__/reviewChanges_review.graphql.ts";
import { formatMoney } from "../../../format/money.ts";
import { useTexts } from "../../../i18n/use-texts.ts";
import { CountryNames } from "../../../parts/countries/country-choice.tsx";
import { lazyPart } from "../../../parts/lazy/lazy-part.ts";
import { Masked } from "../../../parts/masked/masked.tsx";
import { Revealable, type RevealField } from "../../../parts/masked/revealable.ts";
import { SimpleTable } from "../../../parts/table/simple-table.tsx";

const ShowPictures = lazyPart(() => import("./show-pictures.tsx"));

/** What is revealed of a masked field, before and after. */
const REVEALS: Readonly<Record<string, { readonly before: RevealField; readonly after: RevealField }>> = {
  certNo: { before: "REVIEW_CERT_NO_BEFORE", after: "REVIEW_CERT_NO_AFTER" },
  address: { before: "REVIEW_ADDRESS_BEFORE", after: "REVIEW_ADDRESS_AFTER" },
  settlementAccount: { before: "REVIEW_ACCOUNT_BEFORE", after: "REVIEW_ACCOUNT_AFTER" },
};
/** Fields whose values are codes, each with where its words stand. */
const CODED: Readonly<Record<string, string>> = { certType: "cert", settlementType: "settlement" };

/** A review field by field, before and after; masked ones as "changed", for two masks may be alike. */
export function ReviewChanges(props: { readonly review: reviewChanges_review$key }): ReactNode {
  const { t } = useTranslation("customer-review");
  const texts = useTexts("customer-review");
  const [looksAt, lookAt] = useState<CertSide | null>(null);
  const { id, kind, changes, viewerMayShowClear } = useFragment(
    graphql`
      fragment reviewChanges_review on CustomerReview {
        id
        kind
        viewerMayShowClear
        changes {
          field
          before
          after
          isMasked
        }
      }
    `,
    props.review,
  );
  const side = looksAt;
  const shown = changes.find(({ field }) => side !== null && field === PICTURE_OF[side]);
  const picture = (field: string) => {
    const of = CERT_SIDES.find((one) => PICTURE_OF[one] === field);
    if (of === undefined || !viewerMayShowClear) return null;
    const what = texts(`column.${field}`);
    return (
      <Button size="2xs" variant="outline" aria-label={t("pictureShowOf", { what })} onClick={() => lookAt(of)}>
        {t("pictureShow")}
      </Button>
    );
  };
  const value = (field: string, text: string | null | undefined, side: "before" | "after") => {
    if (!text) return "–";
    if (PICTURES.some((one) => one === field)) return t("picture");
    const reveals = REVEALS[field];
    if (reveals) return <Masked key={side} value={text} field={reveals[side]} />;
    if (field === "creditLimit") return formatMoney(text);
    if (field === "countryCode")
      return (
        <Suspense key={side} fallback={text}>
          <CountryNames codes={[text]} />
        </Suspense>
      );
    const words = CODED[field];
    return words === undefined ? text : texts(`${words}.${text}`);
  };
  const isNew = kind === "NEW";
  return (
    <Revealable value={{ id, viewerMay: viewerMayShowClear }}>
      <SimpleTable
        label={t("changes")}
        heads={isNew ? [t("field"), t("value")] : [t("field"), t("before"), t("after")]}
        rows={changes.map(({ field, before, after, isMasked }) => ({
          key: field,
          cells: [
            <span key="field">
              {texts(`column.${field}`)}
              {isMasked && !isNew && <small>{t("changed")}</small>}
              {picture(field)}
            </span>,
            ...(isNew ? [] : [value(field, before, "before")]),
            value(field, after, "after"),
          ],
        }))}
        none={t("nothing")}
      />
      {side && shown && (
        <Suspense fallback={null}>
          <ShowPictures
            id={id}
            side={side}
            title={texts(`column.${shown.field}`)}
            hasBefore={Boolean(shown.before)}
            hasAfter={Boolean(shown.after)}
            onClose={() => lookAt(null)}
          />
        </Suspense>
      )}
    </Revealable>
  );
}
