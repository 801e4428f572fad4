import { useCopy } from "@portico/content-runtime/react";
import { concernedBy } from "@portico/gate/permissions";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { useId, type ReactNode } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { KeyText } from "../../components/KeyText.tsx";
import { numberIn } from "../../components/places.ts";
import { RowSkeletons } from "../../components/RowSkeletons.tsx";
import { ScreenState } from "../../components/ScreenState.tsx";
import { isUnknown, UnknownThing } from "../../components/UnknownThing.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { KillSwitch } from "./KillSwitch.tsx";
import { LiveRules } from "./LiveRules.tsx";
import { Places } from "./Places.tsx";
import { ToggleEditor } from "./ToggleEditor.tsx";
import { ToggleFacts } from "./ToggleFacts.tsx";
import { ToggleHistory } from "./ToggleHistory.tsx";
import { ToggleNotices } from "./ToggleNotices.tsx";
import { type Toggle, toggleReading } from "./toggles.api.ts";
import { useRegisterWords } from "../../components/toggles/useToggleWords.ts";

/** One toggle or setting: what customers get, what may be changed, the way to stop it, and what happened to it. */
export function ToggleScreen() {
  const { key = "" } = useParams();
  // Without one it is the editor's own.
  const changeSet = numberIn(useSearchParams()[0].get("changeSet"));
  return <TogglePage key={`${key} ${changeSet}`} name={key} changeSet={changeSet} />;
}

function TogglePage({ name, changeSet }: { name: string; changeSet: number | undefined }) {
  const t = useCopy();
  const { read, again } = useRead(toggleReading(name, changeSet));
  if (isUnknown(read)) return <UnknownThing of="toggles" />;
  return (
    <Page width="wide">
      <Stack gap="large">
        <Header name={name} toggle={read.data} />
        <ScreenState read={read} onRetry={again} skeleton={<RowSkeletons label={t("studio.toggles.loading")} />}>
          {(toggle) => <Details toggle={toggle} changeSet={changeSet} onStale={again} />}
        </ScreenState>
      </Stack>
    </Page>
  );
}

function Header({ name, toggle }: { name: string; toggle: Toggle | undefined }) {
  const [t, say] = [useCopy(), useRegisterWords()];
  useScreenTitle(name);
  return (
    <PageHeader
      back={{ href: "/studio/toggles", label: t("studio.toggles.title") }}
      eyebrow={toggle && t(`studio.toggles.kind.${toggle.kind}`)}
      title={<KeyText>{name}</KeyText>}
      description={toggle && say(toggle.description)}
    />
  );
}

type DetailsProps = { toggle: Toggle; changeSet: number | undefined; onStale: () => void };

function Details({ toggle, changeSet, onStale }: DetailsProps) {
  const [t, mayChange] = [useCopy(), useMayTake("kill", { items: [concernedBy({ item: "toggle", key: toggle.key, scope: "all" }, undefined, undefined)] })];
  return (
    <Stack gap="xlarge">
      <ToggleNotices toggle={toggle} />
      <Part title={t("studio.toggles.live")}>
        <LiveRules toggle={toggle} />
      </Part>
      {mayChange && toggle.type === "boolean" && <KillSwitch toggle={toggle} onStale={onStale} />}
      <Part title={t("studio.toggles.facts")}>
        <ToggleFacts toggle={toggle} />
      </Part>
      {mayChange ? <ToggleEditor toggle={toggle} changeSet={changeSet} /> : <Text>{t("studio.toggles.edit.viewer")}</Text>}
      <Part title={t("studio.toggles.history")}>
        <ToggleHistory name={toggle.key} />
      </Part>
      <Part title={t("studio.toggles.places")}>
        <Places places={toggle.places} />
      </Part>
    </Stack>
  );
}

/** A part of the page under its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Stack gap="medium">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </section>
  );
}
