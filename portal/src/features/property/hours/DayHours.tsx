import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Switch } from "@portico/design-system/choice";
import { Select } from "@portico/design-system/field";
import { FormRow } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import type { OpenHours } from "@portico/rules/businessHours";
import { useWallTime } from "../../community/model/useWallTime.ts";

export type DayHoursProps = {
  /** Name of its fault: "weekly.0". */
  field: string;
  /** The day. */
  legend: string;
  hours: readonly OpenHours[];
  error: string | undefined;
  onChange: (hours: OpenHours[]) => void;
};

const usual: OpenHours = { opens: "09:00", closes: "17:00" };
const MOST_RANGES = 4;
const endOfDay = "24:00";

/** The hours of one day: closed, or open from one time to another, also several times. */
export function DayHours({ field, legend, hours, error, onChange }: DayHoursProps) {
  const t = useCopy();
  const times = useWallTime();
  const change = (place: number, part: Partial<OpenHours>) =>
    onChange(hours.map((each, at) => (at === place ? { ...each, ...part } : each)));
  const nameOf = (place: number) =>
    place === 0 ? legend : t("property.hours.laterRange", { day: legend, number: place + 1 });
  const midnight = { value: endOfDay, label: t("property.hours.midnight") };
  return (
    <Stack gap="small">
      <Switch
        label={legend}
        name={`${field}.open`}
        labels={{ on: t("property.hours.open"), off: t("property.hours.closed") }}
        checked={hours.length > 0}
        onChange={(open) => onChange(open ? [usual] : [])}
      />
      {hours.map(({ opens, closes }, place) => (
        <FormRow key={place}>
          <Select
            label={t("property.hours.opens", { day: nameOf(place) })}
            name={place === 0 ? field : `${field}.${place}.opens`}
            value={opens}
            error={place === 0 ? error : undefined}
            options={times.options(opens)}
            onChange={(value) => change(place, { opens: value })}
          />
          <Select
            label={t("property.hours.closes", { day: nameOf(place) })}
            name={`${field}.${place}.closes`}
            value={closes}
            options={[...times.options(closes), midnight]}
            onChange={(value) => change(place, { closes: value })}
          />
        </FormRow>
      ))}
      {hours.length > 0 && (
        <Inline gap="small">
          {hours.length < MOST_RANGES && (
            <Button
              variant="secondary"
              size="compact"
              onPress={() => onChange([...hours, { opens: hours.at(-1)?.closes ?? usual.opens, closes: endOfDay }])}
            >
              {t("property.hours.addRange")}
              <VisuallyHidden> {legend}</VisuallyHidden>
            </Button>
          )}
          {hours.length > 1 && (
            <Button variant="quiet" size="compact" onPress={() => onChange(hours.slice(0, -1))}>
              {t("property.hours.removeRange")}
              <VisuallyHidden> {legend}</VisuallyHidden>
            </Button>
          )}
        </Inline>
      )}
    </Stack>
  );
}
