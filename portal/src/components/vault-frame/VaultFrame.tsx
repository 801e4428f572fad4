import { useLocale } from "@portico/content-runtime/react";
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";
import type { Site } from "../../lib/vaultProtocol.ts";
import { useVaultChannel, type VaultChannelOptions } from "./useVaultChannel.ts";
import * as css from "./VaultFrame.css.ts";

export type VaultFrameHandle = { submit: () => void };

export type VaultFrameProps = VaultChannelOptions & {
  /** Accessible name of the frame. */
  title: string;
  handle: Ref<VaultFrameHandle>;
  /** Placeholder shown until the frame is open. */
  placeholder: ReactNode;
};

/**
 * Embeds the vault's page in an iframe: card fields that the portal's scripts cannot read. Resizes with its content;
 * follows the page's language and theme.
 */
export function VaultFrame(props: VaultFrameProps) {
  const { title, mode, handle, placeholder } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState<number>();
  const { locale } = useLocale();
  // The address sets the first language. Later changes are sent as messages: a new address would clear the fields.
  const [src] = useState(() => frameAddress(props.frameUrl, props.site, locale));
  const { post, open } = useVaultChannel(frame, props, setHeight);
  useImperativeHandle(handle, () => ({ submit: () => post({ type: "submit" }) }), [post]);
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
        onLoad={open}
      />
    </div>
  );
}

function frameAddress(frameUrl: string, site: Site, locale: string): string {
  const address = new URL(frameUrl);
  address.search = new URLSearchParams({ site, locale }).toString();
  return address.href;
}
