import { useCopy, useLocale } from "@portico/content-runtime/react";
import { Button } from "@portico/design-system/button";
import { DescriptionList } from "@portico/design-system/description-list";
import { Disclosure } from "@portico/design-system/disclosure";
import { Select } from "@portico/design-system/field";
import { Inline, Stack } from "@portico/design-system/layout";
import { Text } from "@portico/design-system/text";
import { phoneShown } from "@portico/rules/phone";
import { useState } from "react";
import { flushSync } from "react-dom";
import type { ArticleDefinition, ArticleList } from "./articles.api.ts";
import { type Language, languages } from "./definition.ts";
import { articleChoices, focusAt, phoneChoices, withLink } from "./links.ts";
import { usePageOptions } from "./usePageOptions.ts";

const signs = ["heading", "subheading", "points", "steps", "strong", "link"] as const;

type Props = {
  article: ArticleDefinition;
  list: ArticleList;
  mayWrite: Record<Language, boolean>;
  onChange: (changes: Partial<ArticleDefinition>) => void;
};

/** The signs of headings, lists and links, and a way to link without typing an address. */
export function MarkupHelp(props: Props) {
  const t = useCopy();
  const items = signs.map((sign) => ({
    id: sign,
    term: t("studio.articles.markup.sign", { sign }),
    detail: <code>{t("studio.articles.markup.example", { sign })}</code>,
  }));
  return (
    <Disclosure summary={t("studio.articles.markup")}>
      <Stack gap="large">
        <DescriptionList variant="pairs" items={items} />
        <Text>{t("studio.articles.markup.lists")}</Text>
        <LinkPicker {...props} />
      </Stack>
    </Disclosure>
  );
}

/** Choices of link targets, each with the words of a link to it. */
function useLinkChoices(list: ArticleList) {
  const t = useCopy();
  const shown: Language = useLocale().locale === "es-US" ? "es" : "en";
  const wordsIn = (target: string, language: Language): string => {
    const page = list.pages.find(({ path }) => path === target);
    const article = articleChoices(list).find((choice) => choice.target === target);
    const phone = phoneChoices(list).find((choice) => choice.target === target);
    if (phone) return t("studio.articles.link.phone.words", { language, topic: phone.topic });
    return (page ?? article)?.title[language] ?? "";
  };
  const articles = articleChoices(list).map(({ target, title }) => ({
    value: target,
    label: t("studio.articles.link.article", { title: title[shown] }),
  }));
  const phones = phoneChoices(list).map(({ target, topic, phone }) => ({
    value: target,
    label: t("studio.articles.link.phone", { topic, phone: phoneShown(phone) }),
  }));
  return { options: [...phones, ...usePageOptions(list.pages), ...articles], wordsIn };
}

function LinkPicker({ article: { body }, list, mayWrite, onChange }: Props) {
  const t = useCopy();
  const { options, wordsIn } = useLinkChoices(list);
  const [target, setTarget] = useState(options[0]?.value ?? "");
  const insert = (language: Language) => {
    const { text, caret } = withLink(language, wordsIn(target, language), target);
    // The caret is set in the text with the link.
    flushSync(() => onChange({ body: { ...body, [language]: text } }));
    focusAt(language, caret);
  };
  return (
    <Stack gap="medium">
      <Select
        label={t("studio.articles.link.target")}
        hint={t("studio.articles.link.target.hint")}
        name="linkTarget"
        value={target}
        options={options}
        onChange={setTarget}
      />
      <Inline gap="small">
        {languages
          .filter((language) => mayWrite[language])
          .map((language) => (
            <Button key={language} variant="secondary" size="compact" onPress={() => insert(language)}>
              {t("studio.articles.link.insert", { language })}
            </Button>
          ))}
      </Inline>
    </Stack>
  );
}
