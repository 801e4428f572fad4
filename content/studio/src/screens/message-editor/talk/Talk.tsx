import { useCopy } from "@portico/content-runtime/react";
import { concernedBy } from "@portico/gate/permissions";
import { Stack } from "@portico/design-system/layout";
import { Heading } from "@portico/design-system/text";
import { Tabs } from "@portico/design-system/tabs";
import { useId, useState } from "react";
import { Comments } from "../../../components/comments/Comments.tsx";
import type { Message, Wording } from "../../../editing/message.api.ts";
import { useMaySettle } from "../../../session/sessionContext.ts";
import { History } from "./History.tsx";

export type TalkProps = {
  message: Message;
  /** Takes an older wording into the draft; absent where nobody may write. */
  onRestore: ((wording: Wording) => void) | undefined;
};

/** What was said of a message, and what was done to it. */
export function Talk({ message: { key, scope }, onRestore }: TalkProps) {
  const t = useCopy();
  const maySettle = useMaySettle([concernedBy({ item: "message", key, scope: "all" }, undefined, undefined)]);
  const id = useId();
  const [shown, setShown] = useState<"comments" | "history">("comments");
  const tabs = [
    { id: "comments" as const, label: t("studio.comments.title"), content: <Comments about={{ key }} maySettle={maySettle} headingId={id} /> },
    { id: "history" as const, label: t("studio.editor.history"), content: <History of={key} scope={scope} onRestore={onRestore} /> },
  ];
  return (
    <Stack gap="medium">
      <Heading level={2} id={id}>
        {t("studio.editor.talk")}
      </Heading>
      <Tabs label={t("studio.editor.talk")} tabs={tabs} value={shown} onChange={setShown} keepMounted />
    </Stack>
  );
}
