import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Checkbox } from "@portico/design-system/choice";
import { FormSection } from "@portico/design-system/form";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { callForwarding as limits } from "@portico/rules/serviceConstants";
import type { CallForwarding } from "../model/callSettings.api.ts";
import { NumberField } from "../model/NumberField.tsx";
import { quietRow } from "../../../components/quietRow.css.ts";

type Numbers = CallForwarding["alsoRing"];

export type AlsoRingProps = {
  value: Numbers;
  errorAt: (field: string) => string | undefined;
  onChange: (value: Numbers) => void;
};

/** Simultaneous ring: other numbers that ring together with the line. */
export function AlsoRing({ value, errorAt, onChange }: AlsoRingProps) {
  const t = useCopy();
  const isFull = value.length >= limits.maxAlsoRing;
  const change = (place: number, changed: Partial<Numbers[number]>) =>
    onChange(value.map((each, at) => (at === place ? { ...each, ...changed } : each)));
  return (
    <FormSection level={3} title={t("voice.forwarding.together")} description={t("voice.forwarding.togetherLead")}>
      {value.length > 0 && (
        <Stack as="ul" gap="medium">
          {value.map(({ number, confirm }, place) => (
            <Stack as="li" gap="small" key={place}>
              <NumberField
                name={`alsoRing.${place}`}
                label={t("voice.forwarding.alsoRing", { place: place + 1 })}
                value={number}
                error={errorAt(`alsoRing.${place}`)}
                onChange={(typed) => change(place, { number: typed ?? "" })}
              />
              <Inline gap="medium" justify="between">
                <Checkbox
                  name={`confirm.${place}`}
                  label={t("voice.forwarding.confirm")}
                  checked={confirm}
                  onChange={(on) => change(place, { confirm: on })}
                />
                <span className={quietRow}>
                  <Button
                    variant="quiet"
                    size="compact"
                    onPress={() => onChange(value.filter((_, at) => at !== place))}
                  >
                    {t("voice.forwarding.removeNumber", { place: place + 1 })}
                  </Button>
                </span>
              </Inline>
            </Stack>
          ))}
        </Stack>
      )}
      {isFull ? (
        <Text size="small">{t("voice.forwarding.full", { max: limits.maxAlsoRing })}</Text>
      ) : (
        <div>
          <Button
            variant="secondary"
            size="compact"
            onPress={() => onChange([...value, { number: "", confirm: true }])}
          >
            {t("voice.forwarding.addNumber")}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
