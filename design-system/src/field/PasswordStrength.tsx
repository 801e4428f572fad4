import { useId } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { CheckCircleIcon } from "../icons/index.ts";
import * as css from "./PasswordStrength.css.ts";

const levels = ["empty", "weak", "fair", "good", "strong"] as const;

/** One thing that a password must have. */
export type PasswordRule = {
  id: string;
  /** As a fact that can be true: "At least 12 characters". */
  label: string;
  met: boolean;
};

export type PasswordStrengthProps = {
  /** What is measured: "Password strength". */
  label: string;
  /** How good it is. The rules of the screen decide. */
  strength: (typeof levels)[number];
  /** The same in words: "Fair". Nothing is shown for an empty text. */
  strengthLabel: string;
  rules: readonly PasswordRule[];
  /** Spoken after a rule: "met" and "not met yet". */
  metLabel: string;
  notMetLabel: string;
};

/**
 * How strong a new password is and what it still needs, under its `PasswordField`. What changes while one types is spoken
 * politely, and only that.
 *
 * @example
 * <PasswordStrength label={copy("password.strength")} strength="fair" strengthLabel={copy("password.fair")}
 *   rules={[{ id: "length", label: copy("password.rule.length"), met: password.length >= 12 }]} metLabel={copy("password.met")} notMetLabel={copy("password.notMet")} />
 */
export function PasswordStrength({ label, strength, strengthLabel, rules, metLabel, notMetLabel }: PasswordStrengthProps) {
  const labelId = useId();
  return (
    <div className={css.strength}>
      <p aria-live="polite" aria-atomic="true" className={css.line}>
        <span id={labelId} className={css.label}>{label}</span> <span className={css.word}>{strengthLabel}</span>
      </p>
      <Meter labelId={labelId} strength={strength} words={strengthLabel} />
      {rules.length > 0 && (
        <ul aria-live="polite" className={css.rules}>
          {rules.map(({ id, label: rule, met }) => (
            <li key={id} aria-atomic="true" className={css.rule} data-state={met ? "met" : "unmet"}>
              <span className={css.mark}>{met ? <CheckCircleIcon size={18} /> : null}</span>
              <span>
                {rule}
                <VisuallyHidden>, {met ? metLabel : notMetLabel}</VisuallyHidden>
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type MeterProps = { labelId: string; strength: PasswordStrengthProps["strength"]; words: string };

function Meter({ labelId, strength, words }: MeterProps) {
  const reached = levels.indexOf(strength);
  return (
    <div
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={levels.length - 1}
      aria-valuenow={reached}
      aria-valuetext={words || undefined}
      className={css.meter}
      data-state={strength}
    >
      {levels.slice(1).map((level, index) => (
        <span key={level} className={css.part} data-state={index < reached ? "reached" : "open"} />
      ))}
    </div>
  );
}
