import { useState, type ReactNode } from "react";
import { graphql } from "react-relay";
import type { CertSide } from "@linehaul/schema/customers/cert-picture/side";
import type { memberPictureTicketMutation } from "../../../__generated__/memberPictureTicketMutation.graphql.ts";
import { PicturesDialog } from "../../../parts/picture/pictures-dialog.tsx";
import { WhyForm } from "../../../parts/picture/why-form.tsx";

/** A picture of a member's certificate, for a reason. */
export default function MemberPicture(props: {
  readonly memberId: string;
  readonly side: CertSide;
  /** What the picture is called. */
  readonly title: string;
  readonly onClose: () => void;
}): ReactNode {
  const { memberId: id, side, title, onClose } = props;
  const [ticket, setTicket] = useState<string | null>(null);
  if (ticket !== null)
    return <PicturesDialog title={title} page="member-list" pictures={[{ label: title, ticket }]} onClose={onClose} />;
  return (
    <WhyForm<memberPictureTicketMutation>
      title={title}
      page="member-list"
      mutation={graphql`
        mutation memberPictureTicketMutation($input: OpenMemberPictureInput!) {
          openMemberPicture(input: $input) {
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
      onGiven={({ openMemberPicture }) => setTicket(openMemberPicture.ticket ?? null)}
      onClose={onClose}
    />
  );
}
