import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { graphql, readInlineData, useMutation } from "react-relay";
import type { sheetFound_sheet$key } from "../../__generated__/sheetFound_sheet.graphql.ts";
import { toast } from "../../tab/toast/queue.ts";
import { newIdempotencyKey } from "../form/idempotency.ts";
import type { ToldProblem } from "../form/problem.tsx";
import { problemIn, useFailureProblem } from "../form/told.ts";
import { useLock } from "../form/use-lock.ts";
import type { CatalogueSheet, CheckMutation, Found, StoreMutation } from "./sheet.ts";

/** Where an uploaded sheet is. */
export type Way =
  | { readonly is: "awaited" | "checking" }
  | { readonly is: "found"; readonly file: string; readonly found: Found; readonly idempotencyKey: string }
  /** It could not be looked at. */
  | { readonly is: "failed"; readonly file: string };

const AWAITED: Way = { is: "awaited" };
const NONE: readonly ToldProblem[] = [];

// Kept as it was answered: nothing of the store holds what is no node.
const read = (sheet: sheetFound_sheet$key): Found =>
  readInlineData(
    graphql`
      fragment sheetFound_sheet on SheetFound @inline {
        rows
        added
        changed
        unchanged
        wrongRows
        wrongCells
        wrong {
          row
          column
          heading
          message
        }
        ignored
        digest
      }
    `,
    sheet,
  );

/** A sheet that was sent: looked at at once, stored when somebody says so, and looked at again when its storing was refused. */
export function useSheet(of: CatalogueSheet, onStored: () => void) {
  const { t } = useTranslation("sheet");
  const [way, setWay] = useState<Way>(AWAITED);
  const [problems, setProblems] = useState(NONE);
  const failure = useFailureProblem();
  const [commitCheck] = useMutation<CheckMutation>(of.check);
  const [commitStore, isStoring] = useMutation<StoreMutation>(of.store);
  const { isLocked, take } = useLock();
  /** The file that is spoken of: what comes of an earlier one is not shown. */
  const current = useRef<string | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  /** @param because Why its storing was refused, where it was. */
  function check(file: string, because: readonly ToldProblem[] = NONE): void {
    current.current = file;
    setWay({ is: "checking" });
    setProblems(because);
    const failed = (told: readonly ToldProblem[]): void => {
      if (current.current !== file) return;
      setWay({ is: "failed", file });
      setProblems([...because, ...told]);
    };
    commitCheck({
      variables: { input: { file } },
      onCompleted: ({ checked: { sheet, errors } }) => {
        if (!sheet) failed(errors.map(problemIn));
        else if (current.current === file)
          setWay({ is: "found", file, found: read(sheet), idempotencyKey: newIdempotencyKey() });
      },
      onError: (error) => failed([failure(error)]),
    });
  }

  function store(): void {
    if (way.is !== "found" || isStoring || !take()) return;
    const { file, found, idempotencyKey } = way;
    setProblems(NONE);
    commitStore({
      variables: { input: { file, digest: found.digest, idempotencyKey } },
      onCompleted: ({ stored: { sheet, errors } }) => {
        if (!sheet) {
          if (current.current === file) check(file, errors.map(problemIn));
          return;
        }
        const { added, changed } = read(sheet);
        toast({ tone: "success", text: t("stored", { added, changed }) });
        onStored();
      },
      onError: (error) => setProblems([failure(error)]),
    });
  }

  return {
    way,
    problems,
    check,
    /** The file was taken away. */
    forget: (): void => {
      current.current = null;
      setWay(AWAITED);
      setProblems(NONE);
    },
    store,
    isStoring: isStoring || isLocked,
  };
}
