import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { Card, CardTitle } from "@portico/design-system/card";
import { CheckboxGroup } from "@portico/design-system/choice";
import { Select, TextField } from "@portico/design-system/field";
import { Grid, Inline, Stack } from "@portico/design-system/layout";
import { Disclosure } from "@portico/design-system/disclosure";
import { useId, useState } from "react";
import type { RuleField } from "./definitionForm.ts";
import { known, useToggleWords, type Part } from "../../components/toggles/useToggleWords.ts";

/** Those with a few words each; the list of services is long and mostly not asked for. */
const few = ["sites", "roles", "environments"] as const satisfies readonly Part[];

export type RuleCardProps = {
  rule: RuleField;
  /** From 1. */
  number: number;
  options: readonly { value: string; label: string }[];
  wrongShare: boolean;
  onChange: (changes: Partial<RuleField>) => void;
  onRemove: () => void;
  /** Absent for the first rule. */
  onRaise: (() => void) | undefined;
};

/** One rule: who it is for, and what they get. */
export function RuleCard({ rule, number, options, wrongShare, onChange, onRemove, onRaise }: RuleCardProps) {
  const [t, id] = [useCopy(), useId()];
  const [showsServices, setShowsServices] = useState(rule.services.length > 0);
  return (
    <Card labelledBy={id} tone="sunken">
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
        <Disclosure summary={t("studio.toggles.edit.rule.services", { number })} open={showsServices} onToggle={setShowsServices}>
          <PartField part="services" rule={rule} number={number} onChange={onChange} />
        </Disclosure>
        <TextField
          label={t("studio.toggles.edit.rule.percent")}
          name={`percent-${rule.id}`}
          hint={t("studio.toggles.edit.rule.percent.hint")}
          optional={t("studio.toggles.edit.optional")}
          inputMode="numeric"
          value={rule.percent}
          onChange={(percent) => onChange({ percent })}
          {...(wrongShare && { error: t("studio.toggles.edit.rule.percent.wrong") })}
        />
        <Select label={t("studio.toggles.edit.rule.variant")} name={`variant-${rule.id}`} value={rule.variant} options={options} onChange={(variant) => onChange({ variant })} />
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

/** What an expert asked for besides what is offered stays, and can be taken away. */
function PartField({ part, rule, number, onChange }: { part: Part } & Pick<RuleCardProps, "rule" | "number" | "onChange">) {
  const [t, words] = [useCopy(), useToggleWords()];
  const offered = [...new Set<string>([...known[part], ...rule[part]])];
  const options = offered.map((value) => ({ value, label: words.word(part, value) }));
  return <CheckboxGroup legend={t(`studio.toggles.edit.rule.${part}`, { number })} name={`${part}-${rule.id}`} value={rule[part]} options={options} onChange={(chosen) => onChange({ [part]: chosen })} />;
}
