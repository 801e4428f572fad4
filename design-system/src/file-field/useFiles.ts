import { useState } from "react";
import { useLocale } from "../locale/index.ts";
import { fileKey, type FileRules, problemOf, type RefusedFile } from "./files.ts";

type Given = FileRules & {
  files: readonly File[];
  onChange: (files: File[]) => void;
  /** Message for a further file where only one is accepted. */
  onlyOne: ((fileName: string) => string) | undefined;
  chosen: (count: number) => string;
};

/** Handles added and removed files. Rejected files are kept in local state and never passed to the screen. */
export function useFiles({ files, onChange, onlyOne, chosen, accept, maxSize }: Given) {
  const locale = useLocale();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [spoken, setSpoken] = useState("");
  const say = (taken: readonly File[], not: readonly RefusedFile[]) =>
    setSpoken([chosen(taken.length), ...not.map(({ why }) => why)].join(" "));

  const take = (arrived: readonly File[]) => {
    const judged = arrived.map((file) => ({ file, why: problemOf(file, { accept, maxSize }, locale) }));
    const good = judged.filter(({ why }) => why === undefined).map(({ file }) => file);
    const extra = onlyOne ? good.slice(1).map((file) => ({ file, why: onlyOne(file.name) })) : [];
    const not = [...judged.filter((one): one is RefusedFile => one.why !== undefined), ...extra];
    const taken = onlyOne ? (good[0] ? [good[0]] : [...files]) : withoutDoubles([...files, ...good]);
    setRefused(not);
    if (arrived.length === 0) return;
    say(taken, not);
    if (good.length > 0) onChange(taken);
  };
  const remove = (file: File) => {
    const taken = files.filter((other) => other !== file);
    const not = refused.filter((other) => other.file !== file);
    setRefused(not);
    setSpoken(chosen(taken.length));
    if (taken.length < files.length) onChange(taken);
  };
  return { refused, spoken, take, remove };
}

function withoutDoubles(files: readonly File[]): File[] {
  return [...new Map(files.map((file) => [fileKey(file), file])).values()];
}
