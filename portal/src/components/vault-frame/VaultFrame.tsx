import { useLocale } from "@portico/content-runtime/react";
import { createAction } from "@reduxjs/toolkit";
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from "react";
import { useDispatch } from "react-redux";
import { activeInside } from "../../api/pageSignals.ts";
import type { ObservedCall, Site, ToPortal, VaultMode } from "../../lib/vaultProtocol.ts";
import { type Conversation, converse } from "./conversation.ts";
import { useTheme } from "./useTheme.ts";
import * as css from "./VaultFrame.css.ts";

/** How long the frame may take to answer before it counts as not opened. */
const patienceMilliseconds = 20_000;

/** The frame called the vault, or read its words: analytics hears of it here, because the portal's own fetch never sees it. */
export const vaultCalled = createAction<ObservedCall>("vaultFrame/called");

export type VaultFrameHandle = { submit: () => void };

export type VaultFrameProps = {
  /** Name of the frame for those who hear it. */
  title: string;
  frameUrl: string;
  ticket: string;
  mode: VaultMode;
  site: Site;
  /** The provider's day, YYYY-MM-DD: what a card's expiration is measured against. */
  businessDate: string;
  /** Everything that the frame says; what is typed into it never comes here. */
  onMessage: (message: ToPortal) => void;
  /** It did not open in time. */
  onSilence: () => void;
  handle: Ref<VaultFrameHandle>;
  /** Stands in its place until it is open. */
  placeholder: ReactNode;
};

/** The vault's own page inside ours: card fields that no script of the portal can read. It grows with its content and follows language and theme. */
export function VaultFrame(props: VaultFrameProps) {
  const { title, mode, handle, placeholder } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const { locale } = useLocale();
  // Its first words are in the right language; later changes go through the conversation, because a new address would empty the fields.
  const [src] = useState(() => addressed(props.frameUrl, props.site, locale));
  const { tell, begin } = useConversation(frame, props, setHeight);
  useImperativeHandle(handle, () => ({ submit: () => tell({ type: "submit" }) }), [tell]);
  const opening = height === undefined;
  return (
    <div className={opening ? css.expected[mode.kind] : css.place}>
      {opening && <div className={css.placeholder}>{placeholder}</div>}
      <iframe
        ref={frame}
        title={title}
        src={src}
        className={css.frame}
        data-state={opening ? "opening" : "open"}
        style={{ blockSize: height }}
        referrerPolicy="origin"
        onLoad={begin}
      />
    </div>
  );
}

function addressed(frameUrl: string, site: Site, locale: string): string {
  const address = new URL(frameUrl);
  address.search = new URLSearchParams({ site, locale }).toString();
  return address.href;
}

function useConversation(frame: { current: HTMLIFrameElement | null }, props: VaultFrameProps, setHeight: (height: number) => void) {
  const { locale } = useLocale();
  const theme = useTheme();
  const talk = useRef<Conversation>(undefined);
  const latest = useRef({ ...props, locale, theme });
  useEffect(() => {
    latest.current = { ...props, locale, theme };
  });
  const [tell] = useState(() => (message: Parameters<Conversation["tell"]>[0]) => talk.current?.tell(message));
  const dispatch = useDispatch();
  const silence = useSilence(() => latest.current.onSilence());

  const hear = (message: ToPortal) => {
    // A frame that has read its words is not open yet.
    if (message.type === "called") return void dispatch(vaultCalled(message.call));
    silence.broken();
    if (message.type === "activity") frame.current?.dispatchEvent(new Event(activeInside, { bubbles: true }));
    if (message.type === "resized") setHeight(message.height);
    // The frame moves its own focus to the first field as soon as it has the page's.
    if (message.type === "invalid") frame.current?.focus();
    latest.current.onMessage(message);
  };
  const begin = () => {
    if (!frame.current) return;
    talk.current?.end();
    talk.current = converse(frame.current, new URL(latest.current.frameUrl).origin, hear);
    const { ticket, mode, site, businessDate, locale: asked, theme: worn } = latest.current;
    tell({ type: "init", ticket, mode, site, businessDate, locale: asked, theme: worn });
  };

  useEffect(() => {
    tell({ type: "locale", locale });
  }, [tell, locale]);
  useEffect(() => {
    tell({ type: "theme", theme });
  }, [tell, theme]);
  useEffect(() => () => talk.current?.end(), []);
  return { tell, begin };
}

/** Says once that nothing was heard in time. */
function useSilence(onSilence: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const spoken = useRef(onSilence);
  useEffect(() => {
    timer.current = setTimeout(() => spoken.current(), patienceMilliseconds);
    return () => clearTimeout(timer.current);
  }, []);
  return { broken: () => clearTimeout(timer.current) };
}
