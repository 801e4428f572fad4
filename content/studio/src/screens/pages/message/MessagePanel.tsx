import { useCopy } from "@portico/content-runtime/react";
import { Disclosure } from "@portico/design-system/disclosure";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link, LinkButton } from "@portico/design-system/link";
import { Heading, Text } from "@portico/design-system/text";
import { useEffect, useId, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { KeyText } from "../../../components/InlineText.tsx";
import { changeSetOf, pagesHref, type PageView } from "../../../components/pageView.ts";
import { Presence } from "../../../components/Presence.tsx";
import { RowSkeletons, ScreenState } from "../../../components/ScreenState.tsx";
import { useStudioApi } from "../../../data/studioContexts.ts";
import type { ReadState } from "../../../data/readCache.ts";
import { useRead } from "../../../data/useRead.ts";
import { Facts } from "../../../editing/Facts.tsx";
import { type Message, messageReading, type MessageTarget, type Scope } from "../../../editing/message.api.ts";
import { addressOf } from "../../../editing/place.ts";
import { useWriting } from "../../../editing/useWriting.ts";
import { WritingForm } from "../../../editing/WritingForm.tsx";
import { type Trees, useWriteLive } from "./liveWords.ts";

export type MessagePanelProps = {
  view: PageView;
  /** The message that is open beside the page. */
  messageKey: string;
  /**
   * The message was just chosen: focus moves to its field. When opened by URL, focus stays at the top of the screen.
   */
  focus: boolean;
  onWrite: (key: string, trees: Partial<Trees>) => void;
  onBack: () => void;
};

/** The editor of one message beside the page that shows it. */
export function MessagePanel(props: MessagePanelProps) {
  const t = useCopy();
  const id = useId();
  const { view, messageKey, focus, onBack } = props;
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus, messageKey]);
  const { scope, again } = useScope(view, messageKey);
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
        <ScreenState read={scope} onRetry={again} skeleton={<PageSkeleton />}>
          {(found) => <Opened {...props} scope={found} headingRef={heading} />}
        </ScreenState>
      </Stack>
    </section>
  );
}

function PageSkeleton() {
  return <RowSkeletons label={useCopy()("studio.editor.loading")} rows={2} />;
}

type OpenedProps = MessagePanelProps & { scope: ShownScope; headingRef: { readonly current: HTMLElement | null } };

function Opened({ scope, ...rest }: OpenedProps) {
  const { read, again } = useRead(messageReading(scope.place));
  return (
    <ScreenState read={read} onRetry={again} skeleton={<PageSkeleton />}>
      {(message) => <Written key={`${message.key} ${message.scope}`} message={message} scope={scope} {...rest} />}
    </ScreenState>
  );
}

function Written({
  message,
  scope: { place, isShown },
  view,
  messageKey,
  headingRef,
  onWrite,
}: OpenedProps & { message: Message }) {
  const t = useCopy();
  const partRef = useRef<HTMLDivElement>(null);
  const writing = useWriting(message, place);
  useWriteLive(writing, isShown, (trees) => onWrite(messageKey, trees));
  useFollowDraft(view, place, writing.saving.saved);
  useEffect(() => {
    // Only if focus is still where choosing put it; otherwise the user moved it.
    if (document.activeElement !== headingRef.current) return;
    const field = partRef.current?.querySelector<HTMLTextAreaElement>(`textarea[lang="${view.locale.slice(0, 2)}"]`);
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }, []); // oxlint-disable-line react/exhaustive-deps -- once, after the message has loaded
  return (
    <div ref={partRef}>
      <Stack gap="large">
        <Presence place={`message:${message.key}`} />
        {!isShown && <Text>{t("studio.pages.message.otherSite")}</Text>}
        <WritingForm
          writing={writing}
          addressOf={({ scope, changeSet }) => pagesHref({ ...view, scope, changeSet: changeSet ?? null })}
        />
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

/** A draft saved without a chosen change set is now in one; from then on the page shows that change set. */
function useFollowDraft(view: PageView, place: MessageTarget, saved: Message | undefined): void {
  const { cache } = useStudioApi();
  const navigate = useNavigate();
  const changeSet = saved?.draft?.changeSet;
  useEffect(() => {
    if (changeSet === undefined || view.changeSet !== null) return;
    // Stored under the new name too, so that the screen does not show a loading state.
    const ofSite = cache.stateOf(messageReading({ ...place, scope: view.site }).name).data;
    if (ofSite !== undefined) cache.put(messageReading({ ...place, scope: view.site, changeSet }).name, ofSite);
    cache.put(messageReading({ ...place, changeSet }).name, saved);
    void navigate(pagesHref({ ...view, changeSet }), { replace: true });
  }, [changeSet]); // oxlint-disable-line react/exhaustive-deps -- once for each draft
}

/** Which scope of a message a site shows. */
type ShownScope = {
  place: MessageTarget;
  /** Whether this scope is the one that the site shows, so that the page can show what is typed. */
  isShown: boolean;
};

const hasWords = (message: Message | undefined) => message?.live !== undefined || message?.draft !== undefined;

/**
 * The wording that a page shows: its site's own, else that of both sites. Without an answer about the site's own it is
 * unknown, so that nobody changes both sites by mistake.
 */
function useScope(view: PageView, key: string): { scope: ReadState<ShownScope>; again: () => void } {
  const { site, scope } = view;
  const changeSet = changeSetOf(view.changeSet);
  const inSet = changeSet === null ? {} : { changeSet };
  const { read, again } = useRead(messageReading({ key, scope: site, ...inSet }));
  if (read.data === undefined) return { scope: read as ReadState<ShownScope>, again };
  const ofSite = hasWords(read.data);
  const chosen: Scope = scope ?? (ofSite ? site : "all");
  const isShown = chosen === site || (chosen === "all" && !ofSite);
  return { scope: { phase: "ready", data: { place: { key, scope: chosen, ...inSet }, isShown } }, again };
}
