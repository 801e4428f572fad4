import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import type { NicknameFault } from "@portico/rules/nickname";

export type NicknameFieldProps = {
  value: string;
  onChange: (typed: string) => void;
  fault: NicknameFault | null;
  /** Characters. */
  most: number;
  hint: string;
};

/** What a method or an account is called (B15). An empty one takes the nickname away. */
export function NicknameField({ fault, most, ...field }: NicknameFieldProps) {
  const t = useCopy();
  const words = { TOO_LONG: t("wallet.nickname.tooLong", { most }), INVALID: t("wallet.nickname.invalid") };
  return <TextField name="nickname" label={t("wallet.nickname")} optional={t("wallet.optional")} error={fault ? words[fault] : undefined} autoComplete="off" {...field} />;
}
