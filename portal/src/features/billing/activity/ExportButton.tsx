import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { DownloadIcon } from "@portico/design-system/icons";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { useEffect } from "react";
import { useDispatch, useSelector } from "react-redux";
import type { ActivityFilter } from "../../../api/graphql/generated/graph.ts";
import { Notice } from "../model/Notice.tsx";
import { activityEvents, selectActivityFile } from "./activity.slice.ts";

/** How many rows there are, and all of them as a file. */
export function ExportButton({ accountId, filter, count }: { accountId: string; filter: ActivityFilter; count: number }) {
  const t = useCopy();
  const dispatch = useDispatch();
  const { phase } = useSelector(selectActivityFile);
  useEffect(() => () => void dispatch(activityEvents.left()), [dispatch]);
  const fileName = `${t("billing.activity.fileName")}.csv`;
  return (
    <Stack gap="small">
      {phase === "failed" && (
        <Notice tone="bad" live="assertive" title={t("billing.activity.exportFailed.title")}>
          {t("billing.activity.exportFailed.detail")}
        </Notice>
      )}
      <Inline justify="between" gap="medium">
        <Text>{t("billing.activity.count", { count })}</Text>
        <Button
          variant="secondary"
          size="compact"
          icon={<DownloadIcon />}
          busy={phase === "downloading" ? t("billing.activity.exporting") : undefined}
          onPress={() => dispatch(activityEvents.downloadRequested({ accountId, filter, fileName }))}
        >
          {t("billing.activity.export")}
        </Button>
      </Inline>
    </Stack>
  );
}
