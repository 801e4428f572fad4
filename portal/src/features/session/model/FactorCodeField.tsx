import type { BareKey } from "@portico/catalogue/contract";
import { useCopy } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { TextField } from "@portico/design-system/field";
import { Stack } from "@portico/design-system/layout";
import type { Ref } from "react";
import { quietRow } from "../../../components/quietRow.css.ts";

/** Which code is typed: one of the authenticator app, or a recovery code. */
export type CodeKind = "app" | "recovery";

const digitsOf = (typed: string) => typed.replace(/[\s-]/g, "");

/** What is wrong with a typed code, before anything is sent. */
export function codeProblem(kind: CodeKind, typed: string): BareKey | undefined {
  const isRight = kind === "app" ? /^\d{6}$/.test(digitsOf(typed)) : /^[a-z2-7]{12}$/i.test(digitsOf(typed));
  return isRight ? undefined : (`session.secondFactor.${kind}.invalid` as const);
}

/** What the server says about a wrong code. */
export const codeRefusal = (kind: CodeKind): BareKey => `session.secondFactor.${kind}.wrong`;

export type FactorCodeFieldProps = {
  kind: CodeKind;
  value: string;
  error: BareKey | undefined;
  onChange: (value: string) => void;
  /** Changes to the other kind of code; without it only the app's code is asked for. */
  onKind?: (kind: CodeKind) => void;
  ref?: Ref<HTMLInputElement>;
};

/** A code of the authenticator app, or a recovery code. */
export function FactorCodeField({ kind, value, error, onChange, onKind, ref }: FactorCodeFieldProps) {
  const t = useCopy();
  const other = kind === "app" ? "recovery" : "app";
  return (
    <Stack gap="small">
      <TextField
        key={kind}
        label={t(`session.secondFactor.${kind}.label`)}
        name={kind === "app" ? "code" : "recoveryCode"}
        autoComplete={kind === "app" ? "one-time-code" : "off"}
        inputMode={kind === "app" ? "numeric" : "text"}
        hint={t(`session.secondFactor.${kind}.hint`)}
        spellCheck={false}
        maxLength={40}
        value={value}
        error={error && t(error)}
        ref={ref}
        onChange={onChange}
      />
      {onKind && (
        <div className={quietRow}>
          <Button variant="quiet" size="compact" onPress={() => onKind(other)}>
            {t(`session.secondFactor.${other}.use`)}
          </Button>
        </div>
      )}
    </Stack>
  );
}
