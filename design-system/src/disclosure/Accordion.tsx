import { type ReactNode, useId } from "react";
import { ChevronDownIcon } from "../icons/index.ts";
import * as css from "./Accordion.css.ts";

export type AccordionItem<Id extends string = string> = {
  id: Id;
  /** What is inside, as a name or a question. It stays the same when open. */
  title: string;
  content: ReactNode;
};

export type AccordionProps<Id extends string = string> = {
  items: readonly AccordionItem<Id>[];
  /** The titles' place in the outline of the page. */
  level: 2 | 3 | 4;
  /** Ids of what is open. */
  open: readonly Id[];
  onChange: (open: readonly Id[]) => void;
  /** Whether opening one closes the others; several may be open unless told. */
  one?: boolean;
};

/**
 * Several disclosures under headings, of which people need a few: questions and their answers, parts of a long bill.
 * Everything is printed, open or not.
 *
 * @example <Accordion level={3} open={open} onChange={setOpen} items={questions.map(({ id, question, answer }) => ({ id, title: question, content: answer }))} />
 */
export function Accordion<Id extends string>({ items, level, open, onChange, one = false }: AccordionProps<Id>) {
  const toggle = (id: Id) => {
    if (open.includes(id)) onChange(open.filter((other) => other !== id));
    else onChange(one ? [id] : [...open, id]);
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
      <div id={panelId} hidden={!shown} className={css.panel}>{content}</div>
    </div>
  );
}
