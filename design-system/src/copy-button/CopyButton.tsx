import { useEffect, useRef, useState } from "react";
import { Button } from "../button/index.ts";
import { VisuallyHidden } from "../hidden/index.ts";
import { CopyIcon } from "../icons/index.ts";
import { Text } from "../text/index.ts";
import * as css from "./CopyButton.css.ts";

export type CopyButtonProps = {
  /** What is copied, to the letter. It also stands on the page: whoever's browser refuses can still select it. */
  text: string;
  /** The word on the button: "Copy". */
  label: string;
  /** What is copied, in words; with the label it is the button's name: "confirmation number". */
  what: string;
  /** Shown and spoken when it is done: "Copied". */
  copied: string;
  /** Shown and spoken when the browser refuses, with what to do instead. */
  failed: string;
};

type Result = "none" | "copied" | "failed";

/** How long "Copied" stays, milliseconds. A refusal stays until the next try: it says what to do. */
const shortWhile = 5_000;

/**
 * Puts a number or a code on the clipboard, so that nobody has to write it down.
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
      {/* Out of the flow while it is silent, so that nothing keeps away from it. */}
      <span role="status" style={{ position: result === "none" ? "absolute" : undefined }}>
        {result !== "none" && (
          <Text as="span" tone={result === "copied" ? "good" : "bad"} weight="medium">
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
    // Emptied first, or a second "Copied" in a row would not be heard.
    setResult("none");
    const done = await isWritten(text);
    setResult(done ? "copied" : "failed");
    if (done) timer.current = setTimeout(() => setResult("none"), shortWhile);
  };
  return [result, () => void copy()];
}

/** Without a secure page there is no clipboard, and a browser may refuse the one there is. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
