import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Switch } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { LabelInContext, VisuallyHidden } from "@portico/design-system/hidden";
import { Inline } from "@portico/design-system/layout";
import type { OpenHours } from "@portico/rules/businessHours";
import { quietRow } from "../../../components/quietRow.css.ts";
import { useWallTime } from "../../community/model/useWallTime.ts";
import * as css from "./DayHours.css.ts";

export type DayHoursProps = {
  /** Name of its error: "weekly.0". */
  field: string;
  /** The day. */
  legend: string;
  hours: readonly OpenHours[];
  error: string | undefined;
  onChange: (hours: OpenHours[]) => void;
  /** Gives the other weekdays the hours of this day. */
  onCopy?: () => void;
};

const usual: OpenHours = { opens: "09:00", closes: "17:00" };
const MAX_RANGES = 4;
const endOfDay = "24:00";
const anHourAfter = (time: string) => {
  const later = `${String(Number(time.slice(0, 2)) + 1).padStart(2, "0")}${time.slice(2)}`;
  return later < endOfDay ? later : endOfDay;
};

/** The hours of one day: closed, or open from one time to another, also several times. */
export function DayHours({ field, legend, hours, error, onChange, onCopy }: DayHoursProps) {
  const t = useCopy();
  const times = useWallTime();
  const change = (place: number, part: Partial<OpenHours>) =>
    onChange(hours.map((each, at) => (at === place ? { ...each, ...part } : each)));
  const end =
    hours
      .map(({ closes }) => closes)
      .toSorted()
      .at(-1) ?? usual.opens;
  const nameOf = (place: number) =>
    place === 0 ? legend : t("property.hours.laterRange", { day: legend, number: place + 1 });
  const midnight = { value: endOfDay, label: t("property.hours.midnight") };
  return (
    <div className={css.room}>
      <div className={css.day}>
        <Switch
          label={legend}
          name={`${field}.open`}
          labels={{ on: t("property.hours.open"), off: t("property.hours.closed") }}
          checked={hours.length > 0}
          onChange={(open) => onChange(open ? [usual] : [])}
        />
        {hours.length > 0 && (
          <div className={css.times}>
            {hours.map(({ opens, closes }, place) => (
              <div className={css.range} key={place}>
                <Select
                  label={
                    <>
                      {t("property.hours.opens")}
                      <VisuallyHidden> {nameOf(place)}</VisuallyHidden>
                    </>
                  }
                  name={place === 0 ? field : `${field}.${place}.opens`}
                  value={opens}
                  error={place === 0 ? error : undefined}
                  options={times.options(opens)}
                  onChange={(value) => change(place, { opens: value })}
                />
                <Select
                  label={
                    <>
                      {t("property.hours.closes")}
                      <VisuallyHidden> {nameOf(place)}</VisuallyHidden>
                    </>
                  }
                  name={`${field}.${place}.closes`}
                  value={closes}
                  options={[...times.options(closes), midnight]}
                  onChange={(value) => change(place, { closes: value })}
                />
              </div>
            ))}
            <Inline gap="large">
              {hours.length < MAX_RANGES && end < endOfDay && (
                <span className={quietRow}>
                  <Button
                    variant="quiet"
                    size="compact"
                    onPress={() => onChange([...hours, { opens: end, closes: anHourAfter(end) }])}
                  >
                    {t("property.hours.addRange")}
                    <VisuallyHidden> {legend}</VisuallyHidden>
                  </Button>
                </span>
              )}
              {hours.length > 1 && (
                <span className={quietRow}>
                  <Button variant="quiet" size="compact" onPress={() => onChange(hours.slice(0, -1))}>
                    {t("property.hours.removeRange")}
                    <VisuallyHidden> {legend}</VisuallyHidden>
                  </Button>
                </span>
              )}
              {onCopy && (
                <span className={quietRow}>
                  <Button variant="quiet" size="compact" onPress={onCopy}>
                    <LabelInContext
                      inContext={t("property.hours.copyOf", { label: t("property.hours.copy"), day: legend })}
                    >
                      {t("property.hours.copy")}
                    </LabelInContext>
                  </Button>
                </span>
              )}
            </Inline>
          </div>
        )}
      </div>
    </div>
  );
}
