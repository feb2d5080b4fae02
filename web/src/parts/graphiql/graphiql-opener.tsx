import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { openInGraphiql, type Question } from "./open-in-graphiql.ts";

export default function GraphiqlOpener({ question }: { readonly question: Question }): ReactNode {
  const { t } = useTranslation("parts");
  // For work at a desk: on a telephone the rows have the room.
  return (
    <Button hideBelow="md" onClick={() => openInGraphiql(question)}>
      {t("table.graphiql")}
    </Button>
  );
}
