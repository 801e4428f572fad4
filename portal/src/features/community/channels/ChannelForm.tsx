import { useCopy } from "@portico/content-runtime/react";
import { DateField } from "@portico/design-system/calendar";
import { Actions, Button } from "@portico/design-system/button";
import { Switch } from "@portico/design-system/choice";
import { Dialog } from "@portico/design-system/dialog";
import { TextArea, TextField } from "@portico/design-system/field";
import { Form, FormRow } from "@portico/design-system/form";
import { communityChannels as limits } from "@portico/rules/communityChannel";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { Conflict } from "../model/Conflict.tsx";
import type { Channel, ChannelLineup } from "../model/channels.api.ts";
import { isConflict } from "../model/channels.slice.ts";
import { Slide } from "./Slide.tsx";
import { useChannelForm } from "./useChannelForm.ts";
import type { Channels } from "../model/useChannels.ts";

export type ChannelFormProps = {
  lineup: ChannelLineup;
  /** The channel to change; undefined to add one. */
  channel?: Channel;
  channels: Channels;
  onClose: () => void;
};

const formId = "channel-form";

/** Name, slide and dates of a channel, with its preview. What was typed is kept until it is saved or dropped. */
export function ChannelForm({ lineup, channel, channels, onClose }: ChannelFormProps) {
  const t = useCopy();
  const { phase } = channels;
  const form = useChannelForm(channel, channels);
  const { typed, type, errorOf } = form;
  const busy = phase.name === "working";
  const remaining = (left: number) => t("community.channels.left", { left });
  const title = channel ? t("community.channels.changeTitle", { name: channel.name }) : t("community.channels.add");
  const calendar = {
    today: lineup.today,
    hint: t("billing.schedule.date.hint"),
    closeLabel: t("community.channels.close"),
    previousLabel: t("billing.schedule.date.previous"),
    nextLabel: t("billing.schedule.date.next"),
    optionalLabel: t("community.channels.optional"),
  };
  return (
    <Dialog
      open
      size="medium"
      title={title}
      closeLabel={t("community.channels.close")}
      busy={busy}
      onOpenChange={onClose}
    >
      <span id={formId} hidden>
        {t("community.channels.form")}
      </span>
      <Form
        labelledBy={formId}
        busy={busy}
        errors={{ title: t("community.contacts.check"), errors: form.errors, focusOn: form.tries }}
        onSubmit={form.submit}
        actions={
          <Actions>
            <Button type="submit" busy={busy ? t("community.channels.saving") : undefined}>
              {t("community.channels.save")}
            </Button>
          </Actions>
        }
      >
        {channel && isConflict(phase) && (
          <Conflict rows={form.differences} busy={busy} onMine={form.submit} onTheirs={form.takeTheirs} />
        )}
        {phase.name === "failed" && phase.failure.kind !== "invalid" && !(channel && isConflict(phase)) && (
          <FailureAlert failure={phase.failure} />
        )}
        <TextField
          label={t("community.channels.name")}
          name="name"
          autoComplete="off"
          maxLength={limits.longestName}
          value={typed.name}
          error={errorOf("name")}
          onChange={(name) => type({ name })}
        />
        <TextArea
          label={t("community.channels.slide")}
          name="slideText"
          maxLength={limits.longestSlide}
          remaining={remaining}
          value={typed.slideText}
          error={errorOf("slideText")}
          onChange={(slideText) => type({ slideText })}
        />
        <Slide name={typed.name} text={typed.slideText} />
        <TextField
          label={t("community.channels.description")}
          name="description"
          hint={t("community.channels.descriptionHint")}
          optionalLabel={t("community.channels.optional")}
          autoComplete="off"
          maxLength={limits.longestDescription}
          value={typed.description}
          error={errorOf("description")}
          onChange={(description) => type({ description })}
        />
        <FormRow>
          <DateField
            {...calendar}
            label={t("community.channels.startsOn")}
            name="startsOn"
            openLabel={t("community.channels.chooseStart")}
            value={typed.startsOn}
            error={errorOf("startsOn")}
            onChange={(startsOn) => type({ startsOn })}
          />
          <DateField
            {...calendar}
            label={t("community.channels.endsOn")}
            name="endsOn"
            openLabel={t("community.channels.chooseEnd")}
            value={typed.endsOn}
            error={errorOf("endsOn")}
            onChange={(endsOn) => type({ endsOn })}
          />
        </FormRow>
        <Switch
          label={t("community.channels.enabled")}
          name="enabled"
          hint={t("community.channels.enabledHint")}
          labels={{ on: t("community.channels.on"), off: t("community.channels.off") }}
          checked={typed.enabled}
          onChange={(enabled) => type({ enabled })}
        />
      </Form>
    </Dialog>
  );
}
