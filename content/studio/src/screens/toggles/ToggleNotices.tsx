import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { changeSetHref } from "../../components/places.ts";
import type { Toggle } from "./toggles.api.ts";

/** What somebody should know before they change anything: it is stopped, it should be tidied up, others have drafts. */
export function ToggleNotices({ toggle: { killed, stale, drafts } }: { toggle: Toggle }) {
  const t = useCopy();
  if (!killed && stale.length === 0 && drafts.length === 0) return null;
  return (
    <Stack gap="medium">
      {killed && (
        <Alert tone="bad" toneLabel={t("studio.shell.tone.attention")} title={t("studio.toggles.killed.title")}>
          {t("studio.toggles.killed.detail")}
        </Alert>
      )}
      {stale.length > 0 && (
        <Alert tone="attention" toneLabel={t("studio.shell.tone.attention")} title={t("studio.toggles.stale.title")}>
          {stale.map((reason) => t(`studio.toggles.stale.${reason}.detail`)).join(" ")}
        </Alert>
      )}
      {drafts.length > 0 && <Drafts drafts={drafts} />}
    </Stack>
  );
}

function Drafts({ drafts }: Pick<Toggle, "drafts">) {
  const t = useCopy();
  return (
    <Alert tone="note" toneLabel={t("studio.shell.tone.note")} title={t("studio.toggles.drafts")}>
      <Stack as="ul" gap="xsmall">
        {drafts.map(({ changeSet, title, author }) => (
          <li key={changeSet}>
            <Link href={changeSetHref(changeSet)}>{t("studio.toggles.drafts.one", { title, author })}</Link>
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
