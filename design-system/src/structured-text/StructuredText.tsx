import { Stack } from "../layout/index.ts";
import { Link } from "../link/index.ts";
import { Heading, Text } from "../text/index.ts";
import * as css from "./StructuredText.css.ts";

/** Part of a line. `href`: null where it is no link. */
export type TextSpan = { text: string; strong: boolean; href: string | null };

/** `items`: those of a list; one for the other kinds. */
export type TextBlock = {
  kind: "HEADING" | "SUBHEADING" | "PARAGRAPH" | "BULLETS" | "STEPS";
  items: readonly (readonly TextSpan[])[];
};

export type StructuredTextProps = {
  blocks: readonly TextBlock[];
  /** The level of its headings; subheadings are one below. */
  level: 2 | 3 | 4;
  /** Its links to pages open a new window; the label is announced after each. Links to numbers never do. */
  external?: { label: string };
};

const below = { 2: 3, 3: 4, 4: 5 } as const;

type Links = Pick<StructuredTextProps, "external">;

function Spans({ spans, external }: { spans: readonly TextSpan[] } & Links) {
  return spans.map(({ text, strong, href }, place) => {
    if (href === null) return strong ? <strong key={place}>{text}</strong> : text;
    return (
      <Link key={place} href={href} {...(external && !href.startsWith("tel:") && { external })}>
        {text}
      </Link>
    );
  });
}

function Block({
  block: { kind, items },
  level,
  external,
}: { block: TextBlock } & Omit<StructuredTextProps, "blocks">) {
  const [spans = []] = items;
  if (kind === "HEADING" || kind === "SUBHEADING")
    return (
      <Heading level={kind === "HEADING" ? level : below[level]}>
        <Spans spans={spans} external={external} />
      </Heading>
    );
  if (kind === "PARAGRAPH")
    return (
      <Text>
        <Spans spans={spans} external={external} />
      </Text>
    );
  const List = kind === "STEPS" ? "ol" : "ul";
  return (
    // A list without the browser's marker is no list to VoiceOver, so the role is named.
    <List className={css.list[kind]} role="list">
      {items.map((item, place) => (
        <li key={place} className={css.item}>
          <Spans spans={item} external={external} />
        </li>
      ))}
    </List>
  );
}

/** The blocks that belong together: a heading, and what follows until the next one. */
function sectionsOf(blocks: readonly TextBlock[]): TextBlock[][] {
  const sections: TextBlock[][] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    const isHeading = block.kind === "HEADING" || block.kind === "SUBHEADING";
    if (last && !isHeading) last.push(block);
    else sections.push([block]);
  }
  return sections;
}

/**
 * A longer text that editors write: headings, paragraphs, lists and links, from data and never from HTML.
 *
 * @example
 * <StructuredText level={2} blocks={[{ kind: "STEPS", items: [[{ text: "Open Services.", strong: false, href: null }]] }]} />
 */
export function StructuredText({ blocks, level, external }: StructuredTextProps) {
  const first = blocks.findIndex(({ kind }) => kind === "HEADING");
  // A smaller heading before the first heading must not skip a level.
  const levelled = blocks.map((block, place) =>
    block.kind === "SUBHEADING" && (first < 0 || place < first) ? { ...block, kind: "HEADING" as const } : block,
  );
  return (
    <Stack gap="large">
      {sectionsOf(levelled).map((section, place) => (
        <Stack key={place} gap="small">
          {section.map((block, index) => (
            <Block key={index} block={block} level={level} external={external} />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
