import { useCopy } from "@portico/content-runtime/react";
import { hasBadLetters } from "./formats.ts";
import type { ChosenFile } from "./useChosenFile.ts";
import { type Destination, longestName, newSet } from "./useDestination.ts";

/** A field of the form and what is wrong with it. */
export type Fault = { fieldName: string; message: string };

export const fields = { file: "import-file", format: "import-format", name: "import-name" } as const;

/** What is wrong with a file before it is sent. */
export function useFileFault(): (chosen: ChosenFile | undefined) => string | undefined {
  const t = useCopy();
  return (chosen) => {
    if (chosen === undefined) return t("studio.exchange.import.file.missing");
    if (chosen.text.trim() === "") return t("studio.exchange.import.file.empty");
    return hasBadLetters(chosen.text) ? t("studio.exchange.import.file.badLetters") : undefined;
  };
}

/** What the form still needs before a file can be looked at, in its order. */
export function useFaults(chosen: ChosenFile | undefined, { value, name }: Destination): Fault[] {
  const t = useCopy();
  const fileFault = useFileFault()(chosen);
  const length = name.trim().length;
  return [
    ...(fileFault === undefined ? [] : [{ fieldName: fields.file, message: fileFault }]),
    ...(chosen && chosen.format === undefined ? [{ fieldName: fields.format, message: t("studio.exchange.import.format.missing") }] : []),
    ...(value === newSet && (length < 3 || length > longestName) ? [{ fieldName: fields.name, message: t("studio.exchange.import.name.missing") }] : []),
  ];
}
