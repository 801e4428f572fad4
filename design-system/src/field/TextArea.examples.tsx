import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Columns, Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { TextArea } from "./TextArea.tsx";

type Typed = ExampleProps<string>;

const charactersLeft = {
  "en-US": (left: number) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  "es-US": (left: number) => (left < 0 ? `${-left} caracteres de más` : `Quedan ${left} caracteres`),
};

export function Reason(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  const remaining = charactersLeft[useLocale()];
  return (
    <TextArea
      label="Why is it switched off?"
      name="reason"
      hint="Kept in the history, with your name."
      maxLength={60}
      remaining={remaining}
      value={value}
      onChange={onChange}
      error={props.error}
    />
  );
}

export function OptionalNote(props: Typed) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <TextArea
      label="Note to the reviewer"
      name="note"
      optionalLabel="optional"
      rows={2}
      value={value}
      onChange={onChange}
    />
  );
}

/** A message as an editor writes it: it grows, so that the whole text is visible. */
export function LongText(props: Typed) {
  const [value, onChange] = useExampleValue(
    "Your payment is on its way.\n\nIt can take up to 24 hours until it shows.\n\nNothing else is due until December 5.",
    props,
  );
  return <TextArea label="Message in English" name="message" rows={5} value={value} onChange={onChange} />;
}

export function LongWords() {
  const word = "Rechnungsbenachrichtigungseinstellungen";
  return (
    <TextArea
      label={`${word}: ${word}`}
      name="long"
      maxLength={10}
      remaining={(left) => `${word} ${left}`}
      value={`${word}${word}`}
      onChange={() => undefined}
    />
  );
}

export function AllStates() {
  return (
    <Columns template="equal" gap="xlarge" collapseBelow="tablet">
      <Stack gap="large">
        <Reason initial="The bank answers late." />
        <OptionalNote />
      </Stack>
      <Stack gap="large">
        <LongText />
        <TooLong />
      </Stack>
    </Columns>
  );
}

/** A text above the limit was pasted: it is kept, and the excess is announced. */
export function TooLong() {
  const [value, onChange] = useExampleValue(
    "Payments by bank account come back refused since nine o’clock this morning.",
    {},
  );
  return (
    <TextArea
      label="Reason"
      name="longReason"
      maxLength={60}
      remaining={charactersLeft[useLocale()]}
      value={value}
      onChange={onChange}
      error="Shorten it to 60 characters."
    />
  );
}
