import { useCopy } from "@portico/content-runtime/react";
import { Badge } from "@portico/design-system/badge";
import { Card, CardTitle } from "@portico/design-system/card";
import { Inline, Stack } from "@portico/design-system/layout";
import { Link } from "@portico/design-system/link";
import { Text } from "@portico/design-system/text";
import type { components } from "@portico/openapi/studio";
import { type ReactNode, useId } from "react";
import type { Differences } from "../../data/releases.api.ts";
import { itemHref } from "../hrefs.ts";
import { KeyText } from "../InlineText.tsx";
import { WordDiff } from "../word-diff/WordDiff.tsx";
import { type ArticleDefinition, ArticleDifference } from "./ArticleDifference.tsx";
import { type FormDefinition, FormDifference } from "./FormDifference.tsx";
import { ToggleDifference } from "./ToggleDifference.tsx";
import type { ToggleDefinition } from "./toggleLines.ts";

/** All differences between two releases: toggles, forms and articles first, because each is a whole. */
export function DifferenceList({
  differences: { messages, toggles, forms, articles },
  level,
}: {
  differences: Differences;
  level: 3 | 4;
}) {
  return (
    <Stack as="ul" gap="medium">
      {toggles.map(({ key, before, after }) => (
        <ItemDifference key={key} item="toggle" name={key} scope="all" before={before} after={after} level={level} />
      ))}
      {forms.map(({ key, before, after }) => (
        <ItemDifference key={key} item="form" name={key} scope="all" before={before} after={after} level={level} />
      ))}
      {articles.map(({ key, before, after }) => (
        <ItemDifference key={key} item="article" name={key} scope="all" before={before} after={after} level={level} />
      ))}
      {messages.map(({ key, scope, before, after }) => (
        <ItemDifference
          key={`${key} ${scope}`}
          item="message"
          name={key}
          scope={scope}
          before={before}
          after={after}
          level={level}
        />
      ))}
    </Stack>
  );
}

type Place = components["schemas"]["Place"];

export type ItemDifferenceProps = Omit<Place, "key"> & {
  /** Key of the message, toggle, form or article. */
  name: string;
  /** Wordings of a message, or definitions of a toggle, form or article; undefined where it does not exist. */
  before: unknown;
  after: unknown;
  /** Heading level. */
  level: 3 | 4;
  legal?: boolean;
  /** The change set of the draft, so that the link opens the draft. */
  changeSet?: number;
  /** Additional information: its author, the gate's findings. */
  children?: ReactNode;
};

/** The changes of one message, toggle, form or article. */
export function ItemDifference({
  item,
  name,
  scope,
  before,
  after,
  level,
  legal = false,
  changeSet,
  children,
}: ItemDifferenceProps) {
  const id = useId();
  return (
    <Card as="li" labelledBy={id}>
      <Stack gap="medium">
        <CardTitle
          level={level}
          id={id}
          aside={<Marks item={item} before={before} after={after} scope={scope} legal={legal} />}
        >
          <Link href={itemHref({ item, key: name, scope }, changeSet)}>
            <KeyText>{name}</KeyText>
          </Link>
        </CardTitle>
        <Difference item={item} before={before} after={after} />
        {children}
      </Stack>
    </Card>
  );
}

function Difference({ item, before, after }: Pick<ItemDifferenceProps, "item" | "before" | "after">) {
  switch (item) {
    case "toggle":
      return (
        <ToggleDifference
          before={before as ToggleDefinition | undefined}
          after={after as ToggleDefinition | undefined}
        />
      );
    case "form":
      return (
        <FormDifference before={before as FormDefinition | undefined} after={after as FormDefinition | undefined} />
      );
    case "article":
      return (
        <ArticleDifference
          before={before as ArticleDefinition | undefined}
          after={after as ArticleDefinition | undefined}
        />
      );
    case "message":
      return <WordingDifference before={before as Wording | undefined} after={after as Wording | undefined} />;
  }
}

type MarksProps = Pick<ItemDifferenceProps, "item" | "before" | "after" | "scope"> & { legal: boolean };

function Marks({ item, before, after, scope, legal }: MarksProps) {
  const t = useCopy();
  return (
    <Inline gap="small">
      {item === "toggle" && <Badge tone="info">{t("studio.differences.mark.toggle")}</Badge>}
      {item === "form" && <Badge tone="info">{t("studio.differences.mark.form")}</Badge>}
      {item === "article" && <Badge tone="info">{t("studio.differences.mark.article")}</Badge>}
      {scope !== "all" && <Badge tone="info">{t(`studio.differences.scope.${scope}`)}</Badge>}
      {legal && <Badge tone="warning">{t("studio.differences.mark.legal")}</Badge>}
      {before === undefined && <Badge tone="success">{t("studio.differences.mark.new")}</Badge>}
      {after === undefined && <Badge tone="critical">{t("studio.differences.mark.gone")}</Badge>}
    </Inline>
  );
}

type Wording = components["schemas"]["Wording"];

/** The changes of a message, per language. */
function WordingDifference({ before, after }: { before: Wording | undefined; after: Wording | undefined }) {
  return (
    <Stack gap="medium">
      <Language lang="en" before={before?.en} after={after?.en} />
      <Language lang="es" before={before?.es} after={after?.es} />
    </Stack>
  );
}

function Language({
  lang,
  before = "",
  after = "",
}: {
  lang: "en" | "es";
  before: string | undefined;
  after: string | undefined;
}) {
  const t = useCopy();
  return (
    <Stack gap="xsmall">
      <Text size="small" tone="quiet">
        {t(`studio.differences.language.${lang}`)}
        {before === after && ` ${t("studio.differences.unchanged")}`}
      </Text>
      <Text as="div">
        <WordDiff lang={lang} before={before} after={after} />
      </Text>
    </Stack>
  );
}
