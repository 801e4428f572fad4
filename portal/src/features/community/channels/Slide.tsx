import { useCopy } from "@portico/content-runtime/react";
import * as css from "./Slide.css.ts";

/** A channel's slide as residents see it on a television. */
export function Slide({ name, text }: { name: string; text: string }) {
  const t = useCopy();
  const label = name.trim() ? t("community.channels.preview", { name }) : t("community.channels.previewUnnamed");
  return (
    <figure className={css.slide} aria-label={label}>
      <p className={css.name}>{name}</p>
      <p className={css.text}>{text || t("community.channels.previewEmpty")}</p>
    </figure>
  );
}
