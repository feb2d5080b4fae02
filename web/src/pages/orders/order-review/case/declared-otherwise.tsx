import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useFragment } from "react-relay";
import type { declaredOtherwise_case$key } from "../../../../__generated__/declaredOtherwise_case.graphql.ts";
import { useTexts } from "../../../../i18n/use-texts.ts";
import { Warning } from "./warning.ts";

/** Says where an order is declared otherwise than it says itself, by a declaration of its customer (REV-01). */
export function DeclaredOtherwise(props: { readonly row: declaredOtherwise_case$key }): ReactNode {
  const { t } = useTranslation("order-review");
  const texts = useTexts("order-detail");
  const { file } = useFragment(
    graphql`
      fragment declaredOtherwise_case on ReviewCase {
        file {
          declarations {
            direction
            ordered
            method
          }
        }
      }
    `,
    props.row,
  );
  return file?.declarations
    .filter(({ ordered, method }) => ordered !== method)
    .map(({ direction, ordered, method }) => (
      <Warning key={direction}>
        {t(`differs.${direction}`, {
          method: texts(`code.declaration.${method}`),
          ordered: texts(`code.declaration.${ordered}`),
        })}
      </Warning>
    ));
}
