import { useEffect, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { CopyIcon } from "../icons/index.ts";
import { Text } from "../text/index.ts";
import * as css from "./CopyButton.css.ts";

export type CopyButtonProps = {
  /** The text to copy. Show it on the page as well, so that users can select it when the browser refuses to copy. */
  text: string;
  /** The visible label: "Copy". */
  label: string;
  /** What is copied: "confirmation number". The accessible name is the label with this. */
  what: string;
  /** Shown and announced after a successful copy: "Copied". */
  copied: string;
  /** Shown and announced when the copy failed, with what to do instead. */
  failed: string;
};

type Result = "none" | "copied" | "failed";

/** How long "Copied" is shown, in ms. A failure stays until the next press, because it says what to do. */
const shortWhile = 5_000;

/**
 * Copies a number or a code to the clipboard.
 *
 * @example <CopyButton text="JFVCJ-DA3GF" label="Copy" what="confirmation number" copied="Copied" failed="Couldn’t copy. Select the number instead." />
 */
export function CopyButton({ text, label, what, copied, failed }: CopyButtonProps) {
  const [result, copy] = useCopying(text);
  return (
    <span className={css.copyButton} data-state={result}>
      <Button variant="quiet" size="compact" icon={<CopyIcon size={18} />} onPress={copy}>
        <span>
          {label}
          <VisuallyHidden> {what}</VisuallyHidden>
        </span>
      </Button>
      {/* Positioned out of the flow while it is empty, so that it takes no space. */}
      <span role="status" style={{ position: result === "none" ? "absolute" : undefined }}>
        {result !== "none" && (
          <Text as="span" tone={result === "copied" ? "success" : "critical"} weight="medium">
            {result === "copied" ? copied : failed}
          </Text>
        )}
      </span>
    </span>
  );
}

function useCopying(text: string): [Result, () => void] {
  const [result, setResult] = useState<Result>("none");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    clearTimeout(timer.current);
    // Empty the live region first, or a second "Copied" in a row would not be announced.
    setResult("none");
    const done = await isWritten(text);
    setResult(done ? "copied" : "failed");
    if (done) timer.current = setTimeout(() => setResult("none"), shortWhile);
  };
  return [result, () => void copy()];
}

/** Copies with the Clipboard API. It is missing on insecure pages, and the browser may refuse it. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
