import { graphql } from "react-relay";

/** A case with everything: one call. */
export const askedCase = graphql`
  query askedCaseQuery($id: ID!) {
    reviewCase(id: $id) {
      id
      sfWaybillNo
      orderStatus
      viewerMayShowClear
      ...caseHead_case
      ...caseActs_case
      ...caseDocuments_case
      ...caseFollowUp_case
      ...caseOutlet_case
      ...caseTrail_case
      file {
        detail {
          ...orderPath_detail
          ...orderControls_detail
          ...orderGoods_detail
          ...orderTrade_detail
          sender {
            ...orderParty_party
          }
          receiver {
            ...orderParty_party
          }
        }
      }
    }
  }
`;
