import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

const Line = chakra("p", { base: { mx: "4", mb: "2", textStyle: "sm", color: "fg.muted" } });

/** Says that what is changed here is changed for every site. */
export function Common(): ReactNode {
  const { t } = useTranslation("parts");
  return <Line role="note">{t("catalogue.common")}</Line>;
}
