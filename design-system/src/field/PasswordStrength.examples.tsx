import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Columns, Stack } from "../layout/index.ts";
import { PasswordField } from "./PasswordField.tsx";
import { PasswordStrength, type PasswordStrengthProps } from "./PasswordStrength.tsx";

const labels = { empty: "", weak: "Weak", fair: "Fair", good: "Good", strong: "Strong" };
type Level = PasswordStrengthProps["strength"];

const rulesFor = (password: string) => [
  { id: "length", label: "At least 12 characters", met: password.length >= 12 },
  { id: "digit", label: "A digit", met: /\d/.test(password) },
  { id: "mixed", label: "A small and a capital letter", met: /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password) },
];

function levelOf(password: string): Level {
  if (password === "") return "empty";
  const missing = rulesFor(password).filter((rule) => !rule.met).length;
  if (missing > 0) return missing === 1 ? "fair" : "weak";
  return password.length >= 16 ? "strong" : "good";
}

function Strength({ password }: { password: string }) {
  const level = levelOf(password);
  return (
    <PasswordStrength
      label="Password strength"
      strength={level}
      strengthLabel={labels[level]}
      rules={rulesFor(password)}
      metLabel="met"
      notMetLabel="not met yet"
    />
  );
}

export function NewPassword(props: ExampleProps<string> & { name?: string }) {
  const [value, onChange] = useExampleValue("", props);
  return (
    <Stack gap="small">
      <PasswordField
        label="New password"
        name={props.name ?? "newPassword"}
        autoComplete="new-password"
        hint="At least 12 characters, with a digit, a small and a capital letter."
        showLabel="Show new password"
        hideLabel="Hide new password"
        value={value}
        onChange={onChange}
      />
      <Strength password={value} />
    </Stack>
  );
}

export function LongWords() {
  const word = "Zahlungseingangsbestätigungskennwort";
  return (
    <PasswordStrength
      label={`${word}stärke`}
      strength="good"
      strengthLabel={`${word} genügt`}
      rules={[{ id: "long", label: `${word} ${word}`, met: true }]}
      metLabel="erfüllt"
      notMetLabel="nicht erfüllt"
    />
  );
}

export function AllStates() {
  return (
    <Columns template="equal" gap="xlarge" collapseBelow="tablet">
      <Stack gap="xlarge">
        <NewPassword />
        <NewPassword name="weak" initial="harbor" />
        <NewPassword name="fair" initial="harborstreet9" />
      </Stack>
      <Stack gap="xlarge">
        <NewPassword name="good" initial="HarborStreet9" />
        <NewPassword name="strong" initial="HarborStreetBakery9" />
      </Stack>
    </Columns>
  );
}
