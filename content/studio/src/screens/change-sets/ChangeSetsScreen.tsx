import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Tabs } from "@portico/design-system/tabs";
import { useSearchParams } from "react-router-dom";
import { useMay } from "../../session/sessionContext.ts";
import { BeginButton } from "./BeginButton.tsx";
import { ChangeSetList } from "./ChangeSetList.tsx";
import { showIn, shows } from "./shows.ts";

/** All change sets, by where they stand; the address says which are shown. */
export function ChangeSetsScreen() {
  const t = useCopy();
  const mayEdit = useMay("edit");
  const [query, setQuery] = useSearchParams();
  const show = showIn(query);
  return (
    <Page width="wide">
      <Stack gap="large">
        <PageHeader title={t("studio.changeSets.title")} description={t("studio.changeSets.lead")} actions={mayEdit && <BeginButton />} />
        <Tabs
          label={t("studio.changeSets.shows")}
          value={show}
          onChange={(next) => setQuery(next === "mine" ? {} : { show: next }, { replace: true })}
          tabs={shows.map((id) => ({ id, label: t(`studio.changeSets.show.${id}`), content: id === show && <ChangeSetList show={id} /> }))}
        />
      </Stack>
    </Page>
  );
}
