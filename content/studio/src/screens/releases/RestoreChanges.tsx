import { useCopy } from "@portico/content-runtime/react";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { DifferenceList } from "../../components/differences/DifferenceList.tsx";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { differencesReading } from "../../data/releases.api.ts";
import { useRead } from "../../data/useRead.ts";
import { sizeOf } from "./comparing.ts";

/** Exactly what changes for customers when a release comes back. */
export function RestoreChanges({ from, to }: { from: string; to: string }) {
  const t = useCopy();
  const { read, again } = useRead(differencesReading(from, to));
  return (
    <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.releases.compare.loading")} rows={1} />}>
      {(differences) => (
        <Stack gap="medium">
          <Text weight="strong">{t("studio.releases.back.changes", { count: sizeOf(differences) })}</Text>
          <DifferenceList differences={differences} level={3} />
        </Stack>
      )}
    </ScreenState>
  );
}
