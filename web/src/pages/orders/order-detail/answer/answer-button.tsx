import { Button } from "@chakra-ui/react";
import { Suspense, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../../../../parts/lazy/lazy-part.ts";
import { useShell } from "../../../../tab/use-shell.ts";

const AnswerDialog = lazyPart(() => import("./answer-dialog.tsx"));

/** Shows what the order service answered, to who may look behind the console. */
export function AnswerButton({ id }: { readonly id: string }): ReactNode {
  const { t } = useTranslation("order-detail");
  const { may } = useShell();
  const [isOpen, setOpen] = useState(false);
  if (!may("GRAPHIQL.VIEW")) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {t("answer.do")}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AnswerDialog id={id} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
