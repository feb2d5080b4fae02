import { chakra, Skeleton } from "@chakra-ui/react";
import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { graphql, useLazyLoadQuery } from "react-relay";
import { PAPERS } from "@linehaul/schema/customers/information-application/papers";
import type { wantedPapersQuery } from "../../../__generated__/wantedPapersQuery.graphql.ts";
import { Asked } from "../../../parts/boundary/asked.tsx";
import { PaperFields } from "./paper-fields.tsx";
import type { In, PaperForm } from "./paper-form.ts";

const Note = chakra("p", { base: { color: "fg.muted", textStyle: "sm" } });

interface Of {
  readonly form: PaperForm;
  readonly customerId: string;
  readonly kind: In["kind"];
}

/** The papers that a new application asks for: known as soon as it has its customer. */
export function WantedPapers(props: Of): ReactNode {
  const { t } = useTranslation("information-application");
  const { customerId, kind } = props;
  if (customerId === "") return <Note>{t("papersLater")}</Note>;
  const of = `${customerId} ${kind}`;
  return (
    <Asked of={of} fallback={<Skeleton height="24" />}>
      {(tries) => <Wanted key={of} {...props} fetchKey={tries} />}
    </Asked>
  );
}

function Wanted({ form, customerId, kind, fetchKey }: Of & { readonly fetchKey: number }) {
  const { applicationPapers } = useLazyLoadQuery<wantedPapersQuery>(
    graphql`
      query wantedPapersQuery($customerId: ID!, $kind: CustomerApplicationKind!) {
        applicationPapers(customerId: $customerId, kind: $kind) {
          paper
          isRequired
        }
      }
    `,
    { customerId, kind },
    { fetchKey, fetchPolicy: "store-and-network" },
  );
  // What was uploaded for a kind that was chosen before is not sent with this one.
  useEffect(() => {
    for (const paper of PAPERS)
      if (applicationPapers.every((one) => one.paper !== paper)) form.setValue(`papers.${paper}`, null);
  }, [applicationPapers, form]);
  return <PaperFields form={form} papers={applicationPapers} />;
}
