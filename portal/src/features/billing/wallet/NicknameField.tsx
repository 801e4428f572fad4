import { useCopy } from "@portico/content-runtime/react";
import { TextField } from "@portico/design-system/field";
import { wallet } from "@portico/rules/constants";
import type { NicknameFault } from "@portico/rules/wallet";

type NicknameFieldProps = { value: string; onChange: (typed: string) => void; fault: NicknameFault | null };

/** What a method is called in lists. An empty one takes the nickname away. */
export function NicknameField({ value, onChange, fault }: NicknameFieldProps) {
  const t = useCopy();
  const words = { TOO_LONG: t("wallet.nickname.tooLong", { most: wallet.longestNickname }), INVALID: t("wallet.nickname.invalid") };
  return (
    <TextField
      name="nickname"
      label={t("wallet.nickname")}
      hint={t("wallet.nickname.hint")}
      optional={t("wallet.optional")}
      value={value}
      onChange={onChange}
      error={fault ? words[fault] : undefined}
      autoComplete="off"
    />
  );
}
