import { act, renderHook } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { createMockEnvironment } from "relay-test-utils";
import { ROOT_ID } from "relay-runtime";
import { expect, test } from "vitest";
import { ViewerContext, type ShellViewer } from "../../tab/query.ts";
import { viewer } from "../../shell/testing/render-frame.tsx";
import { GraphFailure } from "../../relay/failure.ts";
import { toastStore } from "../../tab/toast/queue.ts";
import { useSavePreference } from "./use-save-preference.ts";

const viewedBy = { userName: "admin", displayName: "Lim Wei Jie", until: "2026-01-01T00:30:00.000Z" };

/** Saves something in somebody's name: what is sent, and what is shown. */
function saved(of: ShellViewer) {
  const environment = createMockEnvironment();
  environment.commitUpdate((store) => {
    store.getRoot().setLinkedRecord(store.create("client:viewer", "Viewer"), "viewer");
  });
  const { result } = renderHook(() => useSavePreference(), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>
        <ViewerContext value={of}>{children}</ViewerContext>
      </RelayEnvironmentProvider>
    ),
  });
  act(() => result.current("table.X", "{}"));
  let shown: unknown;
  environment.commitUpdate((store) => {
    const [kept] =
      store
        .get(ROOT_ID)
        ?.getLinkedRecord("viewer")
        ?.getLinkedRecords("preferences", { keys: ["table.X"] }) ?? [];
    shown = kept?.getValue("value");
  });
  return { environment, sent: environment.mock.getAllOperations().map((o) => o.request.node.operation.name), shown };
}

test("a preference is kept on the server", () => {
  expect(saved(viewer).sent).toEqual(["useSavePreferenceMutation"]);
});

test("of one who views as another user it is shown, and nothing is sent", () => {
  expect(saved({ ...viewer, viewedBy })).toMatchObject({ sent: [], shown: "{}" });
});

test("FLT-02 a preference that could not be kept says so", () => {
  const refused = { message: "Too long.", detail: null, traceId: "abcdef0123456789" };
  const { environment } = saved(viewer);
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { savePreference: { preference: null, errors: [{ __typename: "InvalidInput", ...refused }] } },
    }),
  );
  expect(toastStore.get().at(-1)).toMatchObject({ text: refused.message, traceId: refused.traceId });
  const error = new GraphFailure({ code: "09020501", message: "", traceId: "0123456789abcdef" });
  const failing = saved(viewer).environment;
  act(() => failing.mock.rejectMostRecentOperation(error));
  expect(toastStore.get().at(-1)).toMatchObject({ traceId: error.traceId });
});
