import type { MessageContract } from "@portico/gate/contract";
import type { Finding } from "@portico/gate/findings";
import type { Language, MessageTree } from "@portico/message/tree";
import { useEffect, useState } from "react";

/** What the gate says of one wording; there is a tree when it may be published. */
export type Verdict = { findings: readonly Finding[]; tree?: MessageTree };

/** The very gate of the server: it checks a wording of one language against the contract of a key. */
export type Gate = (key: string, contract: MessageContract, language: Language, text: string) => Verdict;

const load = () => import("@portico/gate/checkWording").then(({ checkText }): Gate => checkText);

/** The gate, once its code has come; it comes with a message's screen, not with the Studio. "failed" when it did not come. */
export function useGate(): Gate | "failed" | undefined {
  const [gate, setGate] = useState<{ check: Gate } | "failed">();
  useEffect(() => {
    let wanted = true;
    load()
      .catch(load)
      .then(
        (check) => wanted && setGate({ check }),
        () => wanted && setGate("failed"),
      );
    return () => void (wanted = false);
  }, []);
  return gate === "failed" ? gate : gate?.check;
}
