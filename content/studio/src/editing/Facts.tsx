import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import type { ArgumentKind, Samples } from "@portico/gate/contract";
import type { ReactNode } from "react";
import * as css from "./facts.css.ts";
import type { Message } from "./message.api.ts";

/** Where the message appears, what uses it, and its arguments. */
export function Facts({ message }: { message: Message }) {
  const t = useCopy();
  const { where, screens, args, legal, maxLength, samples = {} } = message;
  return (
    <Stack gap="medium">
      {legal && (
        <Inline>
          <Badge tone="warning">{t("studio.editor.legal")}</Badge>
          <Text size="small">{t("studio.editor.legal.detail")}</Text>
        </Inline>
      )}
      <dl className={css.facts}>
        <Fact name={t("studio.editor.where")}>
          <span lang="en">{where}</span>
        </Fact>
        <Fact name={t("studio.editor.screens")}>
          {screens.length > 0 ? <Names names={screens} /> : t("studio.editor.screens.none")}
        </Fact>
        <Fact name={t("studio.editor.args")}>
          {Object.keys(args).length > 0 ? <ArgumentList args={args} samples={samples} /> : t("studio.editor.args.none")}
        </Fact>
        {maxLength !== undefined && (
          <Fact name={t("studio.editor.room")}>{t("studio.editor.room.max", { count: maxLength })}</Fact>
        )}
      </dl>
    </Stack>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className={css.name}>{name}</dt>
      <dd className={css.fact}>{children}</dd>
    </>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return <span translate="no">{names.join(", ")}</span>;
}

function ArgumentList({ args, samples }: { args: Message["args"]; samples: Samples }) {
  return (
    <Stack as="ul" gap="xsmall">
      {Object.entries(args).map(([name, kind]) => (
        <li key={name}>
          <strong translate="no">{kind === "tag" ? `<${name}>` : `{${name}}`}</strong>{" "}
          <Kind kind={kind} sample={samples[name]} />
        </li>
      ))}
    </Stack>
  );
}

/** Describes an argument: "an amount of money, such as $248.17", with the catalogue's sample if it has one. */
function Kind({ kind, sample }: { kind: ArgumentKind; sample: Samples[string] | undefined }) {
  const t = useCopy();
  const { locale } = useLocale();
  if (typeof kind === "object")
    return t("studio.editor.kind.select", {
      words: new Intl.ListFormat(locale, { type: "disjunction" }).format(kind.select),
    });
  switch (kind) {
    case "money":
      return t("studio.editor.kind.money", { sample: Number(sample ?? 24_817) });
    case "date":
      return t("studio.editor.kind.date", { sample: String(sample ?? "2026-12-05") });
    case "number":
      return t("studio.editor.kind.number", { sample: Number(sample ?? 7.5) });
    case "count":
      return t("studio.editor.kind.count");
    case "text":
      return t("studio.editor.kind.text");
    case "tag":
      return t("studio.editor.kind.tag");
  }
}
