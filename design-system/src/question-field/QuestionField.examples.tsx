import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Stack } from "../layout/index.ts";
import { type Question, QuestionField, type QuestionFieldLabels } from "./QuestionField.tsx";

const labels: QuestionFieldLabels = {
  choose: "Choose one",
  remaining: (left) => (left < 0 ? `${-left} characters too many` : `${left} characters left`),
  openCalendar: (label) => `Choose a day: ${label}`,
  closeCalendar: "Close",
  previousMonth: "Previous month",
  nextMonth: "Next month",
};

const effects = [
  { value: "stopped", label: "Nothing works" },
  { value: "slow", label: "It’s slow" },
];

const questions: readonly Question[] = [
  { kind: "text", name: "order", label: "Order number", hint: "It’s in the e-mail.", maxLength: 30 },
  { kind: "longText", name: "what", label: "What happens?", maxLength: 200 },
  { kind: "email", name: "mail", label: "E-mail of the person", optionalLabel: "optional" },
  { kind: "phone", name: "call", label: "Number to call" },
  { kind: "number", name: "seats", label: "How many seats?", maxLength: 3 },
  {
    kind: "date",
    name: "since",
    label: "Since when?",
    days: { max: { date: "2026-11-24", reason: "Choose today or an earlier day." } },
  },
  { kind: "choice", name: "effect", label: "How bad is it?", options: effects },
  { kind: "select", name: "place", label: "Where?", optionalLabel: "optional", options: effects },
  { kind: "check", name: "restarted", label: "I restarted the modem" },
];

type OneProps = ExampleProps<string> & { question: Question };

function One({ question, ...props }: OneProps) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <QuestionField
      question={question}
      value={value}
      onChange={onChange}
      error={props.error}
      today="2026-11-24"
      labels={labels}
    />
  );
}

/** One question of each kind, as an editor could describe them. */
export function EachKind() {
  return (
    <Stack gap="large">
      {questions.map((question) => (
        <One key={question.name} question={question} />
      ))}
    </Stack>
  );
}

export function WithErrors() {
  return (
    <Stack gap="large">
      {questions.map((question) => (
        <One
          key={question.name}
          question={{ ...question, name: `${question.name}-wrong` }}
          error="Answer this question."
        />
      ))}
    </Stack>
  );
}

export function OptionalChoice() {
  return (
    <One
      question={{ kind: "choice", name: "optional", label: "Where?", optionalLabel: "optional", options: effects }}
    />
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <EachKind />
      <WithErrors />
      <OptionalChoice />
    </Stack>
  );
}
