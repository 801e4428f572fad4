import { type ReactNode, useEffect, useRef } from "react";
import { Tag } from "./Tag.tsx";
import * as css from "./Tag.css.ts";

export type TagListProps<Id extends string = string> = {
  /** Accessible name of the list: "Active filters". Not shown. */
  label: string;
  tags: readonly { id: Id; label: ReactNode; removeLabel: string }[];
  onRemove: (id: Id) => void;
};

/**
 * A list of active filters, each removable. After a removal, focus moves to the tag that took its place, or to the one
 * before if it was last. When no tag is left, focus moves to the list itself, so keep the list mounted.
 *
 * @example
 * <TagList label={t("activity.filters")} tags={[{ id: "visa", label: "Visa", removeLabel: t("filter.remove", { filter: "Visa" }) }]} onRemove={remove} />
 */
export function TagList<Id extends string>({ label, tags, onRemove }: TagListProps<Id>) {
  const list = useRef<HTMLUListElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const buttons = list.current?.querySelectorAll("button") ?? [];
    (buttons[Math.min(index, buttons.length - 1)] ?? list.current)?.focus();
  }, [tags]);
  const remove = (id: Id, index: number) => {
    removed.current = index;
    onRemove(id);
  };
  return (
    <ul ref={list} aria-label={label} tabIndex={-1} className={css.list}>
      {tags.map((tag, index) => (
        <li key={tag.id} className={css.item}>
          <Tag onRemove={() => remove(tag.id, index)} removeLabel={tag.removeLabel}>
            {tag.label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
