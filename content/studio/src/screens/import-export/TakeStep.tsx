import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import type { ImportHandle, Report } from "./useImport.ts";

/** Saves what is right as drafts; then says where they are. */
export function TakeStep({ report, handle: { taking, takeProblem, take } }: { report: Report; handle: ImportHandle }) {
  const t = useCopy();
  const count = report.result.items.filter(({ outcome }) => outcome === "taken").length;
  if (report.taken) return <Taken count={count} changeSet={report.result.changeSet} />;
  return (
    <Stack gap="medium">
      {takeProblem && <ProblemAlert problem={takeProblem} />}
      <Actions>
        <Button busy={taking ? t("studio.importExport.take.busy") : undefined} {...(count === 0 && { disabledReason: t("studio.importExport.take.none") })} onPress={take}>
          {t("studio.importExport.take", { count })}
        </Button>
      </Actions>
    </Stack>
  );
}

function Taken({ count, changeSet }: { count: number; changeSet: number | undefined }) {
  const t = useCopy();
  if (changeSet === undefined) {
    return (
      <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.importExport.taken.none.title")} live="polite">
        {t("studio.importExport.taken.none.detail")}
      </Alert>
    );
  }
  const link = <Link href={`/studio/change-sets/${changeSet}`} tone="inherit">{t("studio.importExport.taken.link")}</Link>;
  return (
    <Alert tone="good" toneLabel={t("studio.shell.tone.good")} title={t("studio.importExport.taken.title", { count })} live="polite" action={link}>
      {t("studio.importExport.taken.detail")}
    </Alert>
  );
}
