import i18next from "i18next";
import { commitMutation } from "react-relay";
import type { GraphQLTaggedNode, IEnvironment } from "relay-runtime";
import { failureOf } from "../../relay/failure.ts";
import { toast } from "../../tab/toast/queue.ts";
import { sayErrors, type Write } from "../form/use-act.ts";
import { fetchFile } from "./fetch-file.ts";

/** Asks for a file's ticket and lets the browser save it, from where nothing is drawn: a toast says why it can't be had. */
export function saveFile<M extends Write>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: M["variables"],
  ticketIn: (response: M["response"]) => string | null | undefined,
): void {
  commitMutation<M>(environment, {
    mutation,
    variables,
    onCompleted: (response) => {
      const ticket = ticketIn(response);
      if (!sayErrors(response) && ticket) fetchFile(ticket);
    },
    onError: (error) => {
      const { code, message, traceId } = failureOf(error);
      toast({ tone: "critical", text: i18next.t(`schema:error.${code}`, { defaultValue: message }), traceId });
    },
  });
}
