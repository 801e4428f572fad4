import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { RadioGroup, Switch } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { Form, FormRow } from "@portico/design-system/form";
import { pageTitleId } from "@portico/design-system/page-header";
import { DescriptionList } from "@portico/design-system/description-list";
import { Text } from "@portico/design-system/text";
import { useToast } from "@portico/design-system/toast";
import { validateChannelSettings } from "@portico/rules/communityChannel";
import { useEffect, useState } from "react";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { useTimeZoneName } from "../../../components/timeZoneName.ts";
import { withWorkflows } from "../../navigation/model/withWorkflows.tsx";
import { Conflict } from "../model/Conflict.tsx";
import { useWallTime } from "../model/useWallTime.ts";
import { ChannelPage } from "./ChannelPage.tsx";
import type { ChannelLineup, ChannelSettingsFacts } from "../model/channels.api.ts";
import { channelsWorkflows } from "../model/channels.saga.ts";
import { isConflict } from "../model/channels.slice.ts";
import { type Channels, useChannels } from "../model/useChannels.ts";
import { useTyped } from "../model/useTyped.ts";

type SettingsProps = { lineup: ChannelLineup; channels: Channels };

/** Captions, rotation and quiet hours of all channels of a property (SERV-09). */
function ChannelSettingsScreen() {
  const t = useCopy();
  const channels = useChannels();
  return (
    <ChannelPage
      title={t("community.channels.settings.title")}
      lead={t("community.channels.settings.lead")}
      channels={channels}
    >
      {(lineup) =>
        channels.mayChange ? (
          <SettingsForm lineup={lineup} channels={channels} />
        ) : (
          <SettingsInWords settings={lineup.settings} />
        )
      }
    </ChannelPage>
  );
}

function SettingsInWords({ settings }: Pick<ChannelLineup, "settings">) {
  return <DescriptionList items={useSettingsRows(settings).map(([id, term, detail]) => ({ id, term, detail }))} />;
}

const captionValues = ["EN", "ES", "OFF"] as const;
const rotations = [5, 10, 15, 20, 30, 45, 60, 90, 120];
const usualQuiet = { quietFrom: "22:00", quietUntil: "06:00" };
const factsOf = ({ captions, rotationSeconds, quietFrom, quietUntil }: ChannelSettingsFacts) => ({
  captions,
  rotationSeconds,
  quietFrom,
  quietUntil,
});

function SettingsForm({ lineup, channels }: SettingsProps) {
  const t = useCopy();
  const times = useWallTime();
  const { settings, timeZone } = lineup;
  const zone = useTimeZoneName(timeZone);
  const { phase, send, dismiss } = channels;
  const {
    typed: facts,
    type,
    takeVersion,
    reset,
  } = useTyped<ChannelSettingsFacts>(settings.version, () => factsOf(settings), {
    isConflict: isConflict(phase),
    isSaved: phase.name === "done",
  });
  const [tries, setTries] = useState(0);
  const change = (part: Partial<ChannelSettingsFacts>) => type((current) => ({ ...current, ...part }));
  const [theirs, mine] = [useSettingsRows(settings), useSettingsRows(facts)];
  const errors = tries > 0 ? validateChannelSettings(facts) : [];
  const same = errors.some(({ code }) => code === "INVALID") ? t("community.channels.settings.sameTime") : undefined;
  const busy = phase.name === "working";
  useSaved(channels);
  const save = () => {
    setTries(tries + 1);
    if (validateChannelSettings(facts).length === 0) send({ what: "settings", version: takeVersion(), facts });
  };
  const isQuiet = facts.quietFrom !== null;
  const rotationOptions = [...new Set([...rotations, facts.rotationSeconds])].toSorted((a, b) => a - b);
  return (
    <Form
      labelledBy={pageTitleId}
      busy={busy}
      errors={{
        title: t("community.contacts.check"),
        errors: same ? [{ fieldName: "quietUntil", message: same }] : [],
        focusOn: tries,
      }}
      onSubmit={save}
      actions={
        <Actions>
          <Button type="submit" busy={busy ? t("community.channels.saving") : undefined}>
            {t("community.channels.settings.save")}
          </Button>
        </Actions>
      }
    >
      {isConflict(phase) && (
        <Conflict
          rows={theirs.map(([id, term, value], place) => ({ id, term, theirs: value, mine: mine[place]?.[2] ?? "" }))}
          busy={busy}
          onMine={save}
          onTheirs={() => {
            reset();
            dismiss();
          }}
        />
      )}
      {phase.name === "failed" && !isConflict(phase) && <FailureAlert failure={phase.failure} />}
      <RadioGroup
        legend={t("community.channels.settings.captions")}
        name="captions"
        value={facts.captions}
        options={captionValues.map((value) => ({
          value,
          label: t("community.channels.settings.captionLanguage", { captions: value }),
        }))}
        onChange={(captions) => change({ captions })}
      />
      <Select
        label={t("community.channels.settings.rotation")}
        name="rotationSeconds"
        value={String(facts.rotationSeconds)}
        options={rotationOptions.map((seconds) => ({
          value: String(seconds),
          label: t("community.channels.settings.seconds", { seconds }),
        }))}
        onChange={(seconds) => change({ rotationSeconds: Number(seconds) })}
      />
      <Switch
        label={t("community.channels.settings.quiet")}
        name="quiet"
        hint={t("community.channels.settings.quietHint")}
        labels={{
          on: t("community.channels.settings.quietState", { state: "ON" }),
          off: t("community.channels.settings.quietState", { state: "OFF" }),
        }}
        checked={isQuiet}
        onChange={(quiet) => change(quiet ? usualQuiet : { quietFrom: null, quietUntil: null })}
      />
      {isQuiet && (
        <>
          <FormRow>
            <Select
              label={t("community.channels.settings.quietFrom")}
              name="quietFrom"
              value={facts.quietFrom ?? ""}
              options={times.options(facts.quietFrom)}
              onChange={(quietFrom) => change({ quietFrom })}
            />
            <Select
              label={t("community.channels.settings.quietUntil")}
              name="quietUntil"
              value={facts.quietUntil ?? ""}
              error={same}
              options={times.options(facts.quietUntil)}
              onChange={(quietUntil) => change({ quietUntil })}
            />
          </FormRow>
          <Text size="small">{t("community.channels.settings.zone", { zone })}</Text>
        </>
      )}
    </Form>
  );
}

/** Each setting in words: id, name, value. */
function useSettingsRows(facts: ChannelSettingsFacts): readonly (readonly [id: string, term: string, value: string])[] {
  const t = useCopy();
  const { shown } = useWallTime();
  const { captions, rotationSeconds: seconds, quietFrom, quietUntil } = facts;
  return [
    [
      "captions",
      t("community.channels.settings.captions"),
      t("community.channels.settings.captionLanguage", { captions }),
    ],
    ["rotation", t("community.channels.settings.rotation"), t("community.channels.settings.seconds", { seconds })],
    [
      "quiet",
      t("community.channels.settings.quiet"),
      quietFrom === null || quietUntil === null
        ? t("community.channels.settings.quietState", { state: "OFF" })
        : t("community.channels.settings.quietTimes", { from: shown(quietFrom), until: shown(quietUntil) }),
    ],
  ];
}

function useSaved({ phase, dismiss }: SettingsProps["channels"]): void {
  const t = useCopy();
  const toast = useToast();
  useEffect(() => {
    if (phase.name !== "done" || phase.request.what !== "settings") return;
    toast({ message: t("community.channels.settings.saved") });
    dismiss();
  }, [phase, dismiss, t, toast]);
}

/** Router entry for the screen. */
export const channelSettingsScreen = withWorkflows(ChannelSettingsScreen, channelsWorkflows);
