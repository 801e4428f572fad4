import { useCopy } from "@portico/content-runtime/react";
import { Tabs } from "@portico/design-system/tabs";
import { useState } from "react";
import type { Message, Wording } from "../message.api.ts";
import { Comments } from "./Comments.tsx";
import { History } from "./History.tsx";

export type TalkProps = {
  message: Message;
  /** Takes an older wording into the draft; absent where nobody may write. */
  onRestore: ((wording: Wording) => void) | undefined;
};

/** What was said of a message, and what was done to it. */
export function Talk({ message: { key, scope }, onRestore }: TalkProps) {
  const t = useCopy();
  const [shown, setShown] = useState<"comments" | "history">("comments");
  const tabs = [
    { id: "comments" as const, label: t("studio.editor.comments"), content: <Comments of={key} /> },
    { id: "history" as const, label: t("studio.editor.history"), content: <History of={key} scope={scope} onRestore={onRestore} /> },
  ];
  return <Tabs label={t("studio.editor.talk")} tabs={tabs} value={shown} onChange={setShown} />;
}
