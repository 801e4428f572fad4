import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { FormSection } from "@portico/design-system/form";
import { VisuallyHidden } from "@portico/design-system/hidden";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { callGuard as limits } from "@portico/rules/serviceConstants";
import { phoneShown } from "@portico/rules/phone";
import { useRef } from "react";
import type { ListName } from "./typedNumbers.ts";
import { quietRow } from "../../../components/quietRow.css.ts";

export type NumberListProps = {
  list: ListName;
  numbers: readonly string[];
  /** What is typed to be added. */
  typed: string;
  error: string | undefined;
  onType: (typed: string) => void;
  onAdd: () => void;
  onRemove: (number: string) => void;
};

/** A list of callers; the newest first. */
export function NumberList({ list, numbers, typed, error, onType, onAdd, onRemove }: NumberListProps) {
  const t = useCopy();
  const field = useRef<HTMLInputElement>(null);
  const add = () => {
    onAdd();
    field.current?.focus();
  };
  const remove = (number: string) => {
    onRemove(number);
    field.current?.focus();
  };
  return (
    <FormSection
      level={3}
      title={t("voice.guard.list", { list })}
      description={t("voice.guard.listLead", { list, count: numbers.length, max: limits.maxListed })}
    >
      <TextField
        label={t("voice.guard.add", { list })}
        name={list}
        type="tel"
        autoComplete="off"
        maxLength={30}
        value={typed}
        error={error}
        ref={field}
        onChange={onType}
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
                <span className={quietRow}>
                  <Button variant="quiet" size="compact" onPress={() => remove(number)}>
                    {t("voice.guard.remove")}
                    <VisuallyHidden> {phoneShown(number)}</VisuallyHidden>
                  </Button>
                </span>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
    </FormSection>
  );
}
