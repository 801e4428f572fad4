import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { FormSection } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { type ListedFault, listedFault } from "@portico/rules/callGuard";
import { callGuard as limits } from "@portico/rules/serviceConstants";
import { storedNumber } from "@portico/rules/forwardingNumber";
import { phoneShown } from "@portico/rules/phone";
import { useRef, useState } from "react";

export type NumberListProps = {
  list: "blocked" | "allowed";
  /** The line's own number. */
  line: string;
  numbers: readonly string[];
  /** The numbers of the other list. */
  other: readonly string[];
  error: string | undefined;
  onChange: (numbers: string[]) => void;
};

/** A list of callers; the newest first. */
export function NumberList({ list, line, numbers, other, error, onChange }: NumberListProps) {
  const t = useCopy();
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<ListedFault | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    const number = storedNumber(typed);
    const found = listedFault(typed, { line, list: numbers, other }, number);
    setFault(found);
    field.current?.focus();
    if (found) return;
    setTyped("");
    onChange([number, ...numbers]);
  };
  const remove = (number: string) => {
    onChange(numbers.filter((each) => each !== number));
    field.current?.focus();
  };
  const own = fault ? t("voice.settings.fault", { code: fault, line: "" }) : undefined;
  return (
    <FormSection
      level={3}
      title={t("voice.guard.list", { list })}
      description={t("voice.guard.listLead", { list, count: numbers.length, most: limits.mostListed })}
    >
      <TextField
        label={t("voice.guard.add", { list })}
        name={list}
        type="tel"
        autoComplete="off"
        maxLength={30}
        value={typed}
        error={own ?? error}
        ref={field}
        onChange={(text) => {
          setTyped(text);
          setFault(null);
        }}
      />
      <div>
        <Button variant="secondary" size="compact" onPress={add}>
          {t("voice.guard.addButton", { list })}
        </Button>
      </div>
      {numbers.length > 0 && (
        <Stack as="ul" gap="xsmall">
          {numbers.map((number) => (
            <li key={number}>
              <Inline justify="between" gap="medium">
                <Text numeric>{phoneShown(number)}</Text>
                <Button variant="quiet" size="compact" onPress={() => remove(number)}>
                  {t("voice.guard.remove")}
                  <VisuallyHidden> {phoneShown(number)}</VisuallyHidden>
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </FormSection>
  );
}
