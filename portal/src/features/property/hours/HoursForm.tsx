import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button, StickyActions } from "@portico/design-system/button";
import { DateField } from "@portico/design-system/calendar";
import { TextField } from "@portico/design-system/field";
import { Form, FormSection } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Divider, Stack } from "@portico/design-system/layout";
import { pageTitleId } from "@portico/design-system/page-header";
import { useToast } from "@portico/design-system/toast";
import { businessHours as limits } from "@portico/rules/businessHours";
import { Fragment } from "react";
import { FailureAlert } from "../../../components/FailureAlert.tsx";
import { quietRow } from "../../../components/quietRow.css.ts";
import { Conflict } from "../../community/model/Conflict.tsx";
import type { BusinessHours } from "../model/property.api.ts";
import type { Property } from "../model/useProperty.ts";
import { isConflict, useSavedToast } from "../model/useSavedToast.ts";
import { DayHours } from "./DayHours.tsx";
import { useHoursForm } from "./useHoursForm.ts";
import { weekdays } from "./useHoursCopy.ts";

export type HoursFormProps = { hours: BusinessHours; property: Property };

/** The hours of each weekday, and those of holidays and other days. */
export function HoursForm({ hours, property }: HoursFormProps) {
  const t = useCopy();
  const { phase } = property;
  const form = useHoursForm(hours, property);
  const { facts, typedDates, errorOf } = form;
  const busy = phase.name === "working";
  const toast = useToast();
  const copy = (place: number) => {
    const undo = form.copyToWeekdays(place);
    const day = t("property.hours.day", { day: weekdays[place] ?? "MON" });
    toast({
      message: t("property.hours.copied", { day }),
      action: { label: t("property.hours.copyUndo"), onPress: undo },
    });
  };
  useSavedToast(property, "hours", t("property.hours.saved"));
  return (
    <Form
      labelledBy={pageTitleId}
      busy={busy}
      errors={{ title: t("community.contacts.check"), errors: form.errors, focusOn: form.tries }}
      onSubmit={form.submit}
      actions={
        <StickyActions>
          <Button type="submit" busy={busy ? t("community.channels.saving") : undefined}>
            {t("property.hours.save")}
          </Button>
        </StickyActions>
      }
    >
      {isConflict(property) && (
        <Conflict rows={form.differences} busy={busy} onMine={form.submit} onTheirs={form.takeTheirs} />
      )}
      {phase.name === "failed" && phase.failure.kind !== "invalid" && !isConflict(property) && (
        <FailureAlert failure={phase.failure} />
      )}
      <FormSection level={2} title={t("property.hours.weekly")}>
        {weekdays.map((day, place) => (
          <Fragment key={day}>
            {place > 0 && <Divider />}
            <DayHours
              field={`weekly.${place}`}
              legend={t("property.hours.day", { day })}
              hours={facts.weekly[place] ?? []}
              error={errorOf(`weekly.${place}`)}
              onChange={(changed) => form.changeDay(place, changed)}
              onCopy={form.mayCopy(place) ? () => copy(place) : undefined}
            />
          </Fragment>
        ))}
      </FormSection>
      <FormSection level={2} title={t("property.hours.exceptions")} description={t("property.hours.exceptionsLead")}>
        {facts.exceptions.map((exception, place) => (
          <Stack gap="medium" key={form.keyOf(place)}>
            <DateField
              label={t("property.hours.date")}
              name={`exceptions.${place}.date`}
              hint={t("billing.schedule.date.hint")}
              today={hours.today}
              openLabel={t("property.hours.chooseDate")}
              closeLabel={t("community.channels.close")}
              previousLabel={t("billing.schedule.date.previous")}
              nextLabel={t("billing.schedule.date.next")}
              value={typedDates[place] ?? ""}
              error={errorOf(`exceptions.${place}.date`)}
              onChange={(date) => form.typeDate(place, date)}
            />
            <TextField
              label={t("property.hours.reason")}
              name={`exceptions.${place}.name`}
              autoComplete="off"
              maxLength={limits.longestName}
              value={exception.name}
              error={errorOf(`exceptions.${place}.name`)}
              onChange={(name) => form.changeException(place, { name })}
            />
            <DayHours
              field={`exceptions.${place}`}
              legend={t("property.hours.onThisDay")}
              hours={exception.hours}
              error={errorOf(`exceptions.${place}`)}
              onChange={(changed) => form.changeException(place, { hours: changed })}
            />
            <div>
              <span className={quietRow}>
                <Button variant="quiet" size="compact" onPress={() => form.removeException(place)}>
                  {t("property.hours.removeException")}
                  <VisuallyHidden> {exception.name}</VisuallyHidden>
                </Button>
              </span>
            </div>
            <Divider />
          </Stack>
        ))}
        <Actions>
          <Button variant="secondary" size="compact" onPress={form.addException}>
            {t("property.hours.addException")}
          </Button>
        </Actions>
      </FormSection>
    </Form>
  );
}
