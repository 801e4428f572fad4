import { useState } from "react";
import { TextField } from "../field/index.ts";
import { Stack } from "../layout/index.ts";
import { type LinkComponentProps, LinkProvider } from "../link/index.ts";
import { Stepper, type StepperStep, type StepState } from "./index.ts";

const stateLabels: Record<StepState, string> = {
  done: "done",
  current: "current step",
  upcoming: "to do",
  error: "needs attention",
};

const names = ["Amount", "Method", "Date", "Review"];

function stepsAt(states: readonly StepState[]): StepperStep[] {
  return states.map((state, index) => {
    const label = names[index] ?? "";
    const href = state === "done" || state === "error" ? `#${label.toLowerCase()}` : undefined;
    return { id: label, label, state, stateLabel: stateLabels[state], href };
  });
}

export function First() {
  return (
    <Stepper
      label="Schedule a payment"
      progress="Step 1 of 4"
      steps={stepsAt(["current", "upcoming", "upcoming", "upcoming"])}
    />
  );
}

export function Third() {
  return (
    <Stepper label="Make a payment" progress="Step 3 of 4" steps={stepsAt(["done", "done", "current", "upcoming"])} />
  );
}

export function Last() {
  return (
    <Stepper label="Set up Auto Pay" progress="Step 4 of 4" steps={stepsAt(["done", "done", "done", "current"])} />
  );
}

/** No links: the payment is being submitted. */
export function WithoutLinks() {
  const steps = stepsAt(["done", "done", "done", "current"]).map((step) => ({ ...step, href: undefined }));
  return <Stepper label="Make a payment" progress="Step 4 of 4" steps={steps} />;
}

/** Answers stay visible after their screen is gone. */
export function WithAnswers() {
  const steps: readonly StepperStep[] = [
    { id: "amount", label: "Amount", state: "done", stateLabel: stateLabels.done, href: "#amount", answer: "$248.17" },
    { id: "bank", label: "Bank", state: "done", stateLabel: stateLabels.done, href: "#bank", answer: "Harbor Savings" },
    { id: "account", label: "Account", state: "current", stateLabel: stateLabels.current },
    { id: "date", label: "Date", state: "upcoming", stateLabel: stateLabels.upcoming },
    { id: "review", label: "Review", state: "upcoming", stateLabel: stateLabels.upcoming },
  ];
  return <Stepper label="Pay from a bank account" progress="Step 3 of 5" steps={steps} />;
}

/** The error is at the step where it can be fixed. */
export function WithErrors() {
  const steps: readonly StepperStep[] = [
    { id: "amount", label: "Amount", state: "done", stateLabel: stateLabels.done, href: "#amount", answer: "$248.17" },
    {
      id: "method",
      label: "Method",
      state: "error",
      stateLabel: stateLabels.error,
      href: "#method",
      answer: "Visa ending in 4242",
      error: "This card expires before the payment. Choose another.",
    },
    {
      id: "date",
      label: "Date",
      state: "error",
      stateLabel: stateLabels.error,
      href: "#date",
      error: "The day has passed. Choose a day from November 22.",
    },
    { id: "review", label: "Review", state: "current", stateLabel: stateLabels.current },
  ];
  return <Stepper label="Change a scheduled payment" progress="Step 4 of 4" steps={steps} />;
}

/** A task that holds its answers in state: going back shows them. */
export function GoingBack() {
  const [at, setAt] = useState("name");
  const [answers, setAnswers] = useState({ name: "", zip: "" });
  const Routed = ({ href, ...anchor }: LinkComponentProps) => (
    <a
      {...anchor}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        setAt(href.slice(1));
      }}
    />
  );
  const state = (id: string): "current" | "done" => (at === id ? "current" : "done");
  const steps: readonly StepperStep[] = [
    {
      id: "name",
      label: "Name on the account",
      state: state("name"),
      stateLabel: stateLabels[state("name")],
      href: "#name",
      answer: answers.name,
    },
    {
      id: "zip",
      label: "ZIP code",
      state: state("zip"),
      stateLabel: stateLabels[state("zip")],
      href: "#zip",
      answer: answers.zip,
    },
  ];
  const field = at === "name" ? "name" : "zip";
  return (
    <LinkProvider component={Routed}>
      <Stack>
        <Stepper label="Find your account" progress={`Step ${at === "name" ? 1 : 2} of 2`} steps={steps} />
        <TextField
          label={field === "name" ? "Name" : "ZIP"}
          name={field}
          value={answers[field]}
          onChange={(value) => setAnswers({ ...answers, [field]: value })}
        />
      </Stack>
    </LinkProvider>
  );
}

export function LongWords() {
  const labels = [
    "Zahlungsbetragsauswahl",
    "Zahlungsmethodenauswahl",
    "Zahlungsdatumsauswahl",
    "Zusammenfassungsüberprüfung",
  ];
  const steps = labels.map((label, index) => ({
    id: label,
    label,
    state: index === 1 ? ("current" as const) : ("upcoming" as const),
    stateLabel: "offen",
  }));
  const wrong: readonly StepperStep[] = labels.map((label) => ({
    id: label,
    label,
    state: "error",
    stateLabel: "offen",
    href: "#",
    answer: label,
    error: label,
  }));
  return (
    <Stack>
      <Stepper label="Zahlung" progress="Zahlungsmethodenauswahl: Schritt 2 von 4" steps={steps} />
      <Stepper label="Zahlung mit Fehlern" progress="Zahlungsmethodenauswahl: Schritt 2 von 4" steps={wrong} />
    </Stack>
  );
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <First />
      <Third />
      <Last />
      <WithAnswers />
      <WithErrors />
    </Stack>
  );
}
