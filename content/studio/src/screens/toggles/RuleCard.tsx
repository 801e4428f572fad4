import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Select, TextField } from "@portico/design-system/field";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Disclosure } from "@portico/design-system/disclosure";
import { useId, useState } from "react";
import type { RuleField } from "./definitionForm.ts";
import { known, useToggleText, type Part } from "../../components/useToggleText.ts";

/** Conditions with few options; services are many and seldom used. */
const few = ["sites", "roles", "environments"] as const satisfies readonly Part[];

export type RuleCardProps = {
  rule: RuleField;
  /** 1-based. */
  number: number;
  options: readonly { value: string; label: string }[];
  wrongShare: boolean;
  onChange: (changes: Partial<RuleField>) => void;
  onRemove: () => void;
  /** Absent for the first rule. */
  onRaise: (() => void) | undefined;
};

/** One targeting rule: its conditions and its variant. */
export function RuleCard({ rule, number, options, wrongShare, onChange, onRemove, onRaise }: RuleCardProps) {
  const [t, id] = [useCopy(), useId()];
  const [showsServices, setShowsServices] = useState(rule.services.length > 0);
  return (
    <Card labelledBy={id} variant="sunken">
      <Stack gap="medium">
        <CardTitle level={4} id={id}>
          {t("studio.toggles.edit.rule", { number })}
        </CardTitle>
        <Grid min="medium">
          {few.map((part) => (
            <div key={part}>
              <PartField part={part} rule={rule} number={number} onChange={onChange} />
            </div>
          ))}
        </Grid>
        <Disclosure
          summary={t("studio.toggles.edit.rule.services", { number })}
          open={showsServices}
          onOpenChange={setShowsServices}
        >
          <PartField part="services" rule={rule} number={number} onChange={onChange} />
        </Disclosure>
        <TextField
          label={t("studio.toggles.edit.rule.percent")}
          name={`percent-${rule.id}`}
          hint={t("studio.toggles.edit.rule.percent.hint")}
          optionalLabel={t("studio.toggles.edit.optional")}
          inputMode="numeric"
          value={rule.percent}
          onChange={(percent) => onChange({ percent })}
          {...(wrongShare && { error: t("studio.toggles.edit.rule.percent.wrong") })}
        />
        <Select
          label={t("studio.toggles.edit.rule.variant")}
          name={`variant-${rule.id}`}
          value={rule.variant}
          options={options}
          onChange={(variant) => onChange({ variant })}
        />
        <Inline>
          {onRaise && (
            <Button variant="quiet" size="compact" onPress={onRaise}>
              {t("studio.toggles.edit.rule.up", { number })}
            </Button>
          )}
          <Button variant="quiet" size="compact" onPress={onRemove}>
            {t("studio.toggles.edit.rule.remove", { number })}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

/** Conditions beyond the offered ones are kept, and can be removed. */
function PartField({
  part,
  rule,
  number,
  onChange,
}: { part: Part } & Pick<RuleCardProps, "rule" | "number" | "onChange">) {
  const [t, words] = [useCopy(), useToggleText()];
  const offered = [...new Set<string>([...known[part], ...rule[part]])];
  const options = offered.map((value) => ({ value, label: words.word(part, value) }));
  return (
    <CheckboxGroup
      legend={t(`studio.toggles.edit.rule.${part}`, { number })}
      name={`${part}-${rule.id}`}
      value={rule[part]}
      options={options}
      onChange={(chosen) => onChange({ [part]: chosen })}
    />
  );
}
