import { act, fireEvent, screen } from "@testing-library/react";
import type { MenuButton } from "@linehaul/schema/modules";
import { connection } from "../../../../parts/testing/connection.ts";
import type { Asked } from "../../../../parts/testing/graph.ts";
import { renderPage } from "../../../../parts/testing/render-page.tsx";
import type { Changes } from "../../../../tab/changes.ts";

export const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
export const caseOf = (n: number, more: object = {}) => ({
  id: `case-${String(n)}`,
  sfWaybillNo: `SF${String(n)}`,
  orderStatus: "TO_VERIFY",
  auditStatus: "NOT_REVIEWED",
  version: 3,
  customerName: `Customer ${String(n)}`,
  receiverCountry: "JP",
  goods: "Sensor",
  goodsLines: 3,
  declaredValue: "100.00",
  declaredCurrency: "MYR",
  needsReviewer: false,
  controls: [],
  passAt: soon(n * 30),
  waitingSince: soon(-60),
  intercepted: null,
  released: null,
  followUp: null,
  handledBy: null,
  handledSince: null,
  isHandledByViewer: false,
  viewerMayApprove: true,
  viewerMayContact: true,
  viewerMaySupplement: true,
  viewerMayPutBack: false,
  viewerMayCancel: true,
  viewerMayCloseFollowUp: false,
  viewerMayIntercept: false,
  viewerMayRelease: false,
  viewerMayAddDocument: false,
  viewerMayJudgeDocument: false,
  viewerMayShowDocument: false,
  viewerMayShowClear: false,
  ...more,
});
export const documentOf = (kind: string, more: object = {}) => ({
  kind,
  state: "MISSING",
  isNeeded: true,
  file: null,
  fileName: null,
  addedBy: null,
  addedAt: null,
  judgedBy: null,
  judgedAt: null,
  reason: null,
  ...more,
});
export const file = {
  outlet: "PEN04",
  documents: [documentOf("COMMERCIAL_INVOICE", { state: "RECEIVED" }), documentOf("CERTIFICATE_OF_ORIGIN")],
  declarations: [{ direction: "EXPORT", ordered: "PERSONAL", method: "SIMPLIFIED" }],
  followUp: null,
  commands: [],
  reveals: [],
};
export const REACH = { isAuthorised: true, countries: null };
export const done = { isDone: true, message: null, by: "reviewer.my", at: soon(0) };

const NO_ERRORS = Object.fromEntries(
  [
    "ApproveCase",
    "PutBackCase",
    "ContactCase",
    "SupplementCase",
    "CancelCase",
    "CloseFollowUp",
    "ApproveCases",
    "HandleCase",
    "TakeOverCase",
    "LeaveCase",
    "InterceptCase",
    "ReleaseCase",
    "KeepReviewDocument",
    "JudgeReviewDocument",
  ].map((act) => [`${act}Payload`, () => ({ errors: [] })]),
);

const idIn = ({ input }: Asked["variables"]): string =>
  typeof input === "object" && input !== null && "id" in input ? String(input.id) : "";

interface Opened {
  readonly cases?: readonly object[];
  readonly reach?: object;
  readonly rests?: boolean;
  readonly decision?: object;
  readonly of?: (id: string) => object;
  readonly buttons?: readonly MenuButton[];
  readonly changes?: Changes;
  /** Of every case. */
  readonly file?: object;
  readonly history?: readonly object[];
  /** Which every case falls under. */
  readonly controls?: readonly object[];
  readonly documents?: () => readonly object[];
  /** Who is on the cases, as it is asked for alone. */
  readonly handlings?: () => readonly object[];
}
/** The page over these cases. */
export async function open(o: Opened = {}) {
  const { cases = [caseOf(1), caseOf(2)], reach = REACH, decision = done } = o;
  const of = o.of ?? ((id: string) => cases.find((one) => "id" in one && one.id === id) ?? caseOf(9));
  const answer = ({ name, variables }: Asked) => {
    if (name === "askedCaseQuery")
      return {
        Query: () => ({ reviewCase: of(String(variables["id"])) }),
        ReviewFile: () => ({ ...file, ...o.file, ...(o.documents && { documents: o.documents() }) }),
        OrderDetail: () => ({ history: o.history ?? [], goods: [], controls: o.controls ?? [] }),
        Party: () => ({ regionLevels: [] }),
      };
    if (name === "useFollowHandlersQuery") return { Query: () => ({ caseHandlings: o.handlings?.() ?? [] }) };
    if (/^(useHandling|handledNotice|commandQuestion)/.test(name))
      return { ...NO_ERRORS, ReviewCase: () => of(idIn(variables)) };
    if (name === "useShowDocumentTicketMutation")
      return { ShowReviewDocumentPayload: () => ({ ticket: "t-1", errors: [] }) };
    if (name.endsWith("Mutation")) return { ReviewDecision: () => decision, ...NO_ERRORS };
    return {
      ...connection("ReviewCaseConnection", cases),
      ReviewCaseConnection: () => ({
        edges: cases.map((node) => ({ node })),
        reach,
        counts: [{ queue: "NOT_REVIEWED", count: 214, isExact: true }],
        passRests: o.rests ?? false,
      }),
    };
  };
  const page = await renderPage("ORDER_REVIEW", {
    answer,
    ...(o.buttons && { buttons: o.buttons }),
    ...(o.changes && { changes: o.changes }),
  });
  return { ...page, sent: (name: string) => page.asked.filter((one) => one.name === name) };
}
export const key = (letter: string, more: object = {}) =>
  act(async () => fireEvent.keyDown(document.body, { key: letter, ...more }));
export const head = (name: string) => screen.findByRole("heading", { level: 2, name });
