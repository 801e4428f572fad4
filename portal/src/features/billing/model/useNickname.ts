import { nicknameFault } from "@portico/rules/nickname";
import { useState } from "react";

type NicknameProps = {
  /** What it is called now. */
  initial: string;
  /** Characters. */
  most: number;
  hint: string;
  onAccepted: (nickname: string) => void;
};

/** A nickname as it is typed: judged when it is sent, and its message goes with the next letter. `field` is for `NicknameField`. */
export function useNickname({ initial, most, hint, onAccepted }: NicknameProps) {
  const [value, type] = useState(initial);
  const [refused, setRefused] = useState(false);
  const fault = nicknameFault(value, most);
  const onChange = (typed: string) => {
    type(typed);
    setRefused(false);
  };
  const submit = () => {
    if (fault) setRefused(true);
    else onAccepted(value);
  };
  return { nickname: value, submit, field: { value, onChange, fault: refused ? fault : null, most, hint } };
}
