import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { type DescriptionItem, DescriptionList } from "@portico/design-system/description-list";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { ArgumentKind } from "@portico/gate/contract";
import type { Message } from "./message.api.ts";

/** Where the words appear, what uses them, and what the screen fills in. */
export function Facts({ message }: { message: Message }) {
  const t = useCopy();
  const { where, screens, args, legal } = message;
  const items: DescriptionItem[] = [
    { id: "where", term: t("studio.editor.where"), detail: <span lang="en">{where}</span> },
    { id: "screens", term: t("studio.editor.screens"), detail: screens.length > 0 ? <Names names={screens} /> : t("studio.editor.screens.none") },
    { id: "args", term: t("studio.editor.args"), detail: Object.keys(args).length > 0 ? <ArgumentList args={args} /> : t("studio.editor.args.none") },
  ];
  return (
    <Stack gap="medium">
      {legal && (
        <Inline>
          <Badge tone="attention">{t("studio.editor.legal")}</Badge>
          <Text size="small">{t("studio.editor.legal.detail")}</Text>
        </Inline>
      )}
      <DescriptionList look="pairs" items={items} />
    </Stack>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return <span translate="no">{names.join(", ")}</span>;
}

function ArgumentList({ args }: { args: Message["args"] }) {
  return (
    <Stack as="ul" gap="xsmall">
      {Object.entries(args).map(([name, kind]) => (
        <li key={name}>
          <strong translate="no">{kind === "tag" ? `<${name}>` : `{${name}}`}</strong> <Kind kind={kind} />
        </li>
      ))}
    </Stack>
  );
}

/** What it is and what it looks like: "an amount of money, such as $248.17". */
function Kind({ kind }: { kind: ArgumentKind }) {
  const t = useCopy();
  const { locale } = useLocale();
  if (typeof kind === "object") return t("studio.editor.kind.select", { words: new Intl.ListFormat(locale, { type: "disjunction" }).format(kind.select) });
  switch (kind) {
    case "money":
      return t("studio.editor.kind.money", { sample: 24_817 });
    case "date":
      return t("studio.editor.kind.date", { sample: "2026-12-05" });
    case "number":
      return t("studio.editor.kind.number", { sample: 7.5 });
    case "count":
      return t("studio.editor.kind.count");
    case "text":
      return t("studio.editor.kind.text");
    case "tag":
      return t("studio.editor.kind.tag");
  }
}
