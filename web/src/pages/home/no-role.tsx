import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { config } from "../../browser/config.ts";
import { useViewer } from "../../tab/query.ts";
import { Card } from "../../parts/card/card.ts";

/** For an account without a role: why nothing is here, and whom to ask. */
export function NoRole(): ReactNode {
  const { t } = useTranslation();
  const { userName } = useViewer();
  return (
    <Card>
      <h2>{t("home.noRole")}</h2>
      <p>{t("home.noRoleBody", { user: userName })}</p>
      {config.permissionPlatformUrl && (
        <Button asChild mt="3">
          <a href={config.permissionPlatformUrl} target="_blank" rel="noopener">
            {t("operations.apply")}
          </a>
        </Button>
      )}
    </Card>
  );
}
