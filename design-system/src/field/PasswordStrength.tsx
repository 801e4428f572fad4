import { useId } from "react";
import { VisuallyHidden } from "../hidden/index.ts";
import { CheckCircleIcon } from "../icons/index.ts";
import * as css from "./PasswordStrength.css.ts";

const levels = ["empty", "weak", "fair", "good", "strong"] as const;

/** One requirement of the password. */
export type PasswordRule = {
  id: string;
  /** The requirement as a statement: "At least 12 characters". */
  label: string;
  met: boolean;
};

export type PasswordStrengthProps = {
  /** What is measured: "Password strength". */
  label: string;
  /** The strength as the screen's rules calculate it. */
  strength: (typeof levels)[number];
  /** The strength as text: "Fair". Hidden while the text is empty. */
  strengthLabel: string;
  rules: readonly PasswordRule[];
  /** Announced after a requirement: "met" and "not met yet". */
  metLabel: string;
  notMetLabel: string;
};

/**
 * Shows how strong a new password is and which requirements it still misses, below its `PasswordField`. Only changes
 * are announced, politely.
 *
 * @example
 * <PasswordStrength label={copy("password.strength")} strength="fair" strengthLabel={copy("password.fair")}
 *   rules={[{ id: "length", label: copy("password.rule.length"), met: password.length >= 12 }]} metLabel={copy("password.met")} notMetLabel={copy("password.notMet")} />
 */
export function PasswordStrength({
  label,
  strength,
  strengthLabel,
  rules,
  metLabel,
  notMetLabel,
}: PasswordStrengthProps) {
  const labelId = useId();
  return (
    <div className={css.strength}>
      <p aria-live="polite" aria-atomic="true" className={css.line}>
        <span id={labelId} className={css.label}>
          {label}
        </span>{" "}
        <span className={css.word}>{strengthLabel}</span>
      </p>
      <Meter labelId={labelId} strength={strength} labels={strengthLabel} />
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

type MeterProps = { labelId: string; strength: PasswordStrengthProps["strength"]; labels: string };

function Meter({ labelId, strength, labels }: MeterProps) {
  const reached = levels.indexOf(strength);
  return (
    <div
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={levels.length - 1}
      aria-valuenow={reached}
      aria-valuetext={labels || undefined}
      className={css.meter}
      data-state={strength}
    >
      {levels.slice(1).map((level, index) => (
        <span key={level} className={css.part} data-state={index < reached ? "reached" : "open"} />
      ))}
    </div>
  );
}
