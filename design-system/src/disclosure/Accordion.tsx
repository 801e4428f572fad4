import { type ReactNode, useId } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import * as css from "./Accordion.css.ts";

export type AccordionItem<Id extends string = string> = {
  id: Id;
  /** A name or a question for the content. It does not change when open. */
  title: string;
  content: ReactNode;
};

export type AccordionProps<Id extends string = string> = {
  items: readonly AccordionItem<Id>[];
  /** The heading level of the titles. */
  level: 2 | 3 | 4;
  /** Ids of the open items. */
  open: readonly Id[];
  onOpenChange: (open: readonly Id[]) => void;
  /** Whether opening one item closes the others; by default several may be open. */
  single?: boolean;
};

/**
 * Several disclosures under headings: questions and their answers, parts of a long bill. Closed items are printed too.
 *
 * @example <Accordion level={3} open={open} onOpenChange={setOpen} items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
 */
export function Accordion<Id extends string>({ items, level, open, onOpenChange, single = false }: AccordionProps<Id>) {
  const toggle = (id: Id) => {
    if (open.includes(id)) onOpenChange(open.filter((other) => other !== id));
    else onOpenChange(single ? [id] : [...open, id]);
  };
  return (
    <div className={css.accordion}>
      {items.map((item) => (
        <Item key={item.id} item={item} level={level} shown={open.includes(item.id)} onToggle={() => toggle(item.id)} />
      ))}
    </div>
  );
}

type ItemProps = { item: AccordionItem; level: 2 | 3 | 4; shown: boolean; onToggle: () => void };

function Item({ item: { title, content }, level, shown, onToggle }: ItemProps) {
  const panelId = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={css.item} data-state={shown ? "open" : "closed"}>
      <Heading className={css.heading}>
        <button type="button" aria-expanded={shown} aria-controls={panelId} className={css.button} onClick={onToggle}>
          <span className={css.title}>{title}</span>
          <span className={css.chevron}>
            <ChevronDownIcon size={20} />
          </span>
        </button>
      </Heading>
      <div id={panelId} hidden={!shown} className={css.panel}>
        {content}
      </div>
    </div>
  );
}
