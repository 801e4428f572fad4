import { useCopy } from "@portico/content-runtime/react";
import { rulesOf } from "@portico/gate/targeting";
import { Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { Toggle, ToggleDefinition } from "./toggles.api.ts";
import * as css from "./toggles.css.ts";
import { useToggleText } from "../../components/useToggleText.ts";

/** The live targeting rules as sentences, in order. Rules without a sentence are shown as JSON. */
export function LiveRules({ toggle }: { toggle: Toggle }) {
  const words = useToggleText();
  if (toggle.live.state === "DISABLED" && toggle.kind === "setting") return <Text>{words.now(toggle)}</Text>;
  return <Rules definition={toggle.live} />;
}

/** The rules of a definition. */
export function Rules({ definition }: { definition: ToggleDefinition }) {
  const [t, words] = [useCopy(), useToggleText()];
  const usual = words.variant(definition, definition.defaultVariant);
  const rules = rulesOf(definition.targeting, definition.defaultVariant);
  if (definition.state === "DISABLED") return <Text>{t("studio.toggles.rule.disabled", { value: usual })}</Text>;
  if (rules === undefined) return <Special definition={definition} />;
  if (rules.length === 0) return <Text>{t("studio.toggles.rule.everybody", { value: usual })}</Text>;
  return (
    <Stack gap="small">
      <ol className={css.rules}>
        {rules.map((rule, index) => (
          <li key={index}>{words.rule(definition, rule)}</li>
        ))}
      </ol>
      <Text>{t("studio.toggles.rule.else", { value: usual })}</Text>
    </Stack>
  );
}

function Special({ definition: { targeting, variants, defaultVariant } }: { definition: ToggleDefinition }) {
  const t = useCopy();
  return (
    <Stack gap="small">
      <Text>{t("studio.toggles.rule.json")}</Text>
      <pre className={css.code} tabIndex={0} translate="no">
        {JSON.stringify({ targeting, variants, defaultVariant }, null, 2)}
      </pre>
    </Stack>
  );
}
