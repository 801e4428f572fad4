import { useCopy } from "@portico/content-runtime/react";
import { useState } from "react";
import { useRead } from "../../data/useRead.ts";
import { useEditor } from "../../session/sessionContext.ts";
import { type ChangeSet, changeSetsReading } from "../../data/changeSets.api.ts";

/** Stands for a change set that is yet to be made. */
export const newSet = "new";

/** Longest name of a change set. */
export const longestName = 120;

export type Destination = {
  /** The number of a change set, or `newSet`. */
  value: string;
  setValue: (value: string) => void;
  /** What a new one is called. */
  name: string;
  setName: (name: string) => void;
  sets: readonly ChangeSet[];
  /** Whether the change sets could not be read. */
  failed: boolean;
};

/** Where drafts go: unless told, into the newest open change set that the editor began, else into a new one that is called after the file. */
export function useDestination(fileName: string | undefined): Destination {
  const t = useCopy();
  const { read } = useRead(changeSetsReading("open"));
  const own = useEditor()?.username;
  const [value, setValue] = useState<string>();
  const [name, setName] = useState<string>();
  const sets = [...(read.data ?? [])].sort((a, b) => Number(b.author === own) - Number(a.author === own));
  const usual = sets[0]?.author === own ? String(sets[0]?.id) : newSet;
  const called = fileName === undefined ? "" : t("studio.exchange.import.name.usual", { file: fileName }).slice(0, longestName);
  return { value: value ?? usual, setValue, name: name ?? called, setName, sets, failed: read.phase === "failed" };
}
