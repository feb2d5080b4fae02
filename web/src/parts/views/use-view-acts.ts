import { graphql } from "react-relay";
import type { useViewActsDefaultMutation } from "../../__generated__/useViewActsDefaultMutation.graphql.ts";
import type { useViewActsDeleteMutation } from "../../__generated__/useViewActsDeleteMutation.graphql.ts";
import type { useViewActsSaveMutation } from "../../__generated__/useViewActsSaveMutation.graphql.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import { useAct } from "../form/use-act.ts";
import type { View } from "./use-views.ts";

export const saveView = graphql`
  mutation useViewActsSaveMutation($input: SaveViewInput!) {
    saveView(input: $input) {
      view {
        id
        name
        state
        isDefault
        version
      }
      errors {
        message
        detail
        traceId
        field
      }
    }
  }
`;

/** What is done with one of the user's own views, each by a press. */
export interface ViewActs {
  readonly isDeleting: boolean;
  /** Keeps what the list is set to, under the same name. */
  readonly update: (view: View, page: string, state: string, done: () => void) => void;
  readonly setDefault: (view: View, done: () => void) => void;
  readonly remove: (view: View, idempotencyKey: string, done: () => void) => void;
}

export function useViewActs(): ViewActs {
  const saving = useAct<useViewActsSaveMutation>(saveView);
  const defaulting = useAct<useViewActsDefaultMutation>(graphql`
    mutation useViewActsDefaultMutation($input: SetDefaultViewInput!) {
      setDefaultView(input: $input) {
        view {
          id
          isDefault
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  const deleting = useAct<useViewActsDeleteMutation>(graphql`
    mutation useViewActsDeleteMutation($input: DeleteViewInput!) {
      deleteView(input: $input) {
        view {
          id
        }
        errors {
          message
          detail
          traceId
        }
      }
    }
  `);
  return {
    isDeleting: deleting.isBusy,
    update({ id, version, name }, page, state, done) {
      saving.act({ input: { id, version, name, page, state, idempotencyKey: newIdempotencyKey() } }, done);
    },
    setDefault: ({ id, isDefault }, done) =>
      defaulting.act({ input: { id, isDefault: !isDefault, idempotencyKey: newIdempotencyKey() } }, done),
    remove: ({ id }, idempotencyKey, done) => deleting.act({ input: { id, idempotencyKey } }, done),
  };
}
