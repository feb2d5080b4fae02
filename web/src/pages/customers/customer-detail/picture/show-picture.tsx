import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { CertSide } from "@linehaul/schema/customers/cert-picture/side";
import type { showPictureTicketMutation } from "../../../../__generated__/showPictureTicketMutation.graphql.ts";
import { PicturesDialog } from "../../../../parts/picture/pictures-dialog.tsx";
import { WhyForm } from "../../../../parts/picture/why-form.tsx";

/** A picture of a customer's certificate, for a reason. */
export default function ShowPicture(props: {
  readonly customerId: string;
  readonly side: CertSide;
  /** What the picture is called. */
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const { customerId: id, side, title, onClose } = props;
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket !== null)
    return (
      <PicturesDialog title={title} page="customer-detail" pictures={[{ label: title, ticket }]} onClose={onClose} />
    );
  return (
    <WhyForm<showPictureTicketMutation>
      title={title}
      page="customer-detail"
      mutation={graphql`
        mutation showPictureTicketMutation($input: OpenCertPictureInput!) {
          openCertPicture(input: $input) {
            ticket
            errors {
              message
              detail
              traceId
              field
            }
          }
        }
      `}
      variables={(reason) => ({ input: { id, side, reason } })}
      onGiven={({ openCertPicture }) => setTicket(openCertPicture.ticket ?? null)}
      onClose={onClose}
    />
  );
}
