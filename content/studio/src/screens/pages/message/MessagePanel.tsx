import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link, LinkButton } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useId, useRef } from "react";
import { KeyText } from "../../../components/KeyText.tsx";
import { type PageView, pagesHref } from "../../../components/pageView.ts";
import { Presence } from "../../../components/presence/Presence.tsx";
import { RowSkeletons } from "../../../components/RowSkeletons.tsx";
import { ScreenState } from "../../../components/ScreenState.tsx";
import { useRead } from "../../../data/useRead.ts";
import { Facts } from "../../../editing/Facts.tsx";
import { type Message, messageReading } from "../../../editing/message.api.ts";
import { addressOf } from "../../../editing/place.ts";
import { useWriting } from "../../../editing/useWriting.ts";
import { WritingForm } from "../../../editing/WritingForm.tsx";
import type { Trees } from "./liveWords.ts";
import { useFollowDraft } from "./useFollowDraft.ts";
import { type ShownScope, useScope } from "./useScope.ts";
import { useWriteLive } from "./useWriteLive.ts";

export type MessagePanelProps = {
  view: PageView;
  /** The message that is open beside the page. */
  messageKey: string;
  /** Somebody just chose it: the focus goes to its words. Whoever came by an address begins at the top of the screen. */
  focus: boolean;
  onWrite: (key: string, trees: Partial<Trees>) => void;
  onBack: () => void;
};

/** One message beside the page that it stands on, to write. */
export function MessagePanel(props: MessagePanelProps) {
  const t = useCopy();
  const id = useId();
  const { view, messageKey, focus, onBack } = props;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus, messageKey]);
  const scope = useScope(view, messageKey);
  return (
    <section aria-labelledby={id}>
      <Stack gap="large">
        <Stack gap="small" align="start">
          <LinkButton onPress={onBack}>{t("studio.pages.message.back")}</LinkButton>
          <div ref={heading} tabIndex={-1}>
            <Heading level={2} size={3} id={id}>
              <KeyText>{messageKey}</KeyText>
            </Heading>
          </div>
        </Stack>
        {scope === undefined ? <OnItsWay /> : <Opened {...props} scope={scope} headingRef={heading} />}
      </Stack>
    </section>
  );
}

function OnItsWay() {
  return <RowSkeletons label={useCopy()("studio.editor.loading")} rows={2} />;
}

type OpenedProps = MessagePanelProps & { scope: ShownScope; headingRef: { readonly current: HTMLElement | null } };

function Opened({ scope, ...rest }: OpenedProps) {
  const { read, again } = useRead(messageReading(scope.place));
  return (
    <ScreenState read={read} onRetry={again} skeleton={<OnItsWay />}>
      {(message) => <Written key={`${message.key} ${message.scope}`} message={message} scope={scope} {...rest} />}
    </ScreenState>
  );
}

function Written({ message, scope: { place, isShown }, view, messageKey, headingRef, onWrite }: OpenedProps & { message: Message }) {
  const t = useCopy();
  const partRef = useRef<HTMLDivElement>(null);
  const writing = useWriting(message, place);
  useWriteLive(writing, isShown, (trees) => onWrite(messageKey, trees));
  useFollowDraft(view, place, writing.saving.saved);
  useEffect(() => {
    // Only from where the choice put it: a focus that went on is let alone.
    if (document.activeElement !== headingRef.current) return;
    const field = partRef.current?.querySelector<HTMLTextAreaElement>(`textarea[lang="${view.locale.slice(0, 2)}"]`);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []); // eslint-disable-line react-hooks/exhaustive-deps -- once, when the words have come
  return (
    <div ref={partRef}>
      <Stack gap="large">
        <Presence place={`message:${message.key}`} />
        {!isShown && <Text>{t("studio.pages.message.otherSite")}</Text>}
        <WritingForm writing={writing} addressOf={({ scope, changeSet }) => pagesHref({ ...view, scope, changeSet: changeSet ?? null })} />
        <Disclosure summary={t("studio.pages.message.about")}>
          <Facts message={message} />
        </Disclosure>
        <Inline>
          <Link href={addressOf(place)}>{t("studio.pages.message.whole")}</Link>
        </Inline>
      </Stack>
    </div>
  );
}
