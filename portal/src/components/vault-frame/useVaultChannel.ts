import { useLocale } from "@portico/content-runtime/react";
import { createAction } from "@reduxjs/toolkit";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useDispatch } from "react-redux";
import { activeInside } from "../../api/pageSignals.ts";
import {
  isToPortal,
  type ObservedCall,
  opening,
  type Site,
  type Theme,
  type ToFrame,
  type ToPortal,
  type VaultMode,
} from "../../lib/vaultProtocol.ts";

/** After this time without a message the frame counts as failed to open. */
const timeoutMilliseconds = 20_000;

/** An HTTP call made inside the frame. The portal's own fetch does not see it, so analytics listens to this event. */
export const vaultCalled = createAction<ObservedCall>("vaultFrame/called");

export type VaultChannelOptions = {
  frameUrl: string;
  ticket: string;
  /** Tickets of further accounts that what is typed is stored for. */
  moreTickets?: readonly string[] | undefined;
  mode: VaultMode;
  site: Site;
  /** The provider's current date, YYYY-MM-DD: card expirations are compared with it. */
  businessDate: string;
  /** Called for every message of the frame; none contains what was typed. */
  onMessage: (message: ToPortal) => void;
  /** Called when the frame does not open in time. */
  onTimeout: () => void;
};

/** The portal's end of the message channel to the frame. */
type VaultChannel = { post: (message: ToFrame) => void; close: () => void };

/**
 * Opens a message channel to a loaded frame. The browser delivers the port to the vault's origin only: a frame showing
 * another page never gets it.
 */
export function openVaultChannel(
  frame: HTMLIFrameElement,
  vaultOrigin: string,
  onMessage: (message: ToPortal) => void,
): VaultChannel {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isToPortal(data)) onMessage(data);
  };
  frame.contentWindow?.postMessage(opening, vaultOrigin, [port2]);
  return { post: (message) => port1.postMessage(message), close: () => port1.close() };
}

/** Exchanges messages with the vault's frame: sends it the ticket, language and theme, and handles what it reports. */
export function useVaultChannel(
  frame: { current: HTMLIFrameElement | null },
  options: VaultChannelOptions,
  setHeight: (height: number) => void,
) {
  const { locale } = useLocale();
  const theme = useTheme();
  const channel = useRef<VaultChannel>(undefined);
  const latest = useRef({ ...options, locale, theme });
  useEffect(() => {
    latest.current = { ...options, locale, theme };
  });
  const [post] = useState(() => (message: ToFrame) => channel.current?.post(message));
  const dispatch = useDispatch();
  const timeout = useTimeout(() => latest.current.onTimeout());

  const onMessage = (message: ToPortal) => {
    // The frame also calls while it loads its copy, so a call does not mean that it is open.
    if (message.type === "called") return void dispatch(vaultCalled(message.call));
    timeout.clear();
    if (message.type === "activity") frame.current?.dispatchEvent(new Event(activeInside, { bubbles: true }));
    if (message.type === "resized") setHeight(message.height);
    // The frame focuses its first invalid field once the page has given it the focus.
    if (message.type === "invalid") frame.current?.focus();
    latest.current.onMessage(message);
  };
  const open = () => {
    if (!frame.current) return;
    channel.current?.close();
    const {
      frameUrl,
      ticket,
      moreTickets,
      mode,
      site,
      businessDate,
      locale: currentLocale,
      theme: currentTheme,
    } = latest.current;
    channel.current = openVaultChannel(frame.current, new URL(frameUrl).origin, onMessage);
    post({ type: "init", ticket, moreTickets, mode, site, businessDate, locale: currentLocale, theme: currentTheme });
  };

  useEffect(() => {
    post({ type: "locale", locale });
  }, [post, locale]);
  useEffect(() => {
    post({ type: "theme", theme });
  }, [post, theme]);
  useEffect(() => () => channel.current?.close(), []);
  return { post, open };
}

/** A timeout: runs the callback once unless it is cleared in time. */
function useTimeout(onTimeout: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const callback = useRef(onTimeout);
  useEffect(() => {
    timer.current = setTimeout(() => callback.current(), timeoutMilliseconds);
    return () => clearTimeout(timer.current);
  }, []);
  return { clear: () => clearTimeout(timer.current) };
}

const themeOf = (page: HTMLElement): Theme => {
  const { theme } = page.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
};

function subscribeToTheme(onChange: () => void) {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => observer.disconnect();
}

/** The theme that the page's root element sets. */
const useTheme = () => useSyncExternalStore(subscribeToTheme, () => themeOf(document.documentElement));
