import { useCopy } from "@portico/content-runtime/react";
import { Page, Stack } from "@portico/design-system/layout";
import { PageHeader } from "@portico/design-system/page-header";
import { Heading, Text } from "@portico/design-system/text";
import { concernedBy } from "@portico/gate/permissions";
import { type ReactNode, useId, useState } from "react";
import { useParams, useSearchParams } from "react-router-dom";
import { numberIn } from "../../components/hrefs.ts";
import { KeyText } from "../../components/InlineText.tsx";
import { isUnknown, UnknownThing } from "../../components/NoticePage.tsx";
import { RowSkeletons, ScreenState } from "../../components/ScreenState.tsx";
import { useScreenTitle } from "../../components/useScreenTitle.ts";
import { useRegisterText } from "../../components/useToggleText.ts";
import { useRead } from "../../data/useRead.ts";
import { useMayTake } from "../../session/sessionContext.ts";
import { KillSwitch } from "./KillSwitch.tsx";
import { LiveRules } from "./LiveRules.tsx";
import { Places, ToggleFacts, ToggleHistory, ToggleNotices } from "./ToggleDetails.tsx";
import { ToggleForm } from "./ToggleForm.tsx";
import { type Toggle, toggleReading } from "./toggles.api.ts";

/** One toggle or setting: live rules, draft, kill switch, and history. */
export function ToggleScreen() {
  const { key = "" } = useParams();
  // By default the user's own.
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
  const [t, say] = [useCopy(), useRegisterText()];
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
  const [t, mayChange] = [
    useCopy(),
    useMayTake("kill", {
      items: [concernedBy({ item: "toggle", key: toggle.key, scope: "all" }, undefined, undefined)],
    }),
  ];
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
      {mayChange ? (
        <ToggleEditor toggle={toggle} changeSet={changeSet} />
      ) : (
        <Text>{t("studio.toggles.edit.viewer")}</Text>
      )}
      <Part title={t("studio.toggles.history")}>
        <ToggleHistory name={toggle.key} />
      </Part>
      <Part title={t("studio.toggles.places")}>
        <Places places={toggle.places} />
      </Part>
    </Stack>
  );
}

/** A section of the page with its heading. */
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

const headingId = "toggle-edit";

/** Edits the draft of a toggle. After discarding, restarts from live. */
function ToggleEditor({ toggle, changeSet }: { toggle: Toggle; changeSet: number | undefined }) {
  const t = useCopy();
  const [resetCount, setResetCount] = useState(0);
  return (
    <section aria-labelledby={headingId}>
      <Stack gap="medium">
        <Heading level={2} id={headingId} focusable>
          {t("studio.toggles.edit")}
        </Heading>
        <Text>{t("studio.toggles.edit.lead")}</Text>
        <ToggleForm
          key={resetCount}
          toggle={toggle}
          changeSet={changeSet}
          labelledBy={headingId}
          onDiscarded={() => begin(setResetCount)}
        />
      </Stack>
    </section>
  );
}

/** The button disappears with the draft, so focus moves to the section's heading. */
function begin(setResetCount: (next: (resetCount: number) => number) => void): void {
  setResetCount((resetCount) => resetCount + 1);
  document.getElementById(headingId)?.focus();
}
