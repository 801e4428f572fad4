import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Button } from "@portico/design-system/button";
import { Inline, Stack } from "@portico/design-system/layout";
import type { ArticleProblem } from "@portico/rules/supportArticle";
import { type Language, languages } from "./definition.ts";
import { showLine } from "./links.ts";

type Props = { problems: readonly ArticleProblem[]; mayWrite: Record<Language, boolean> };

/** The lines that a problem names, by language; none beyond the end of a text. */
function linesIn({ place, line, otherLine }: ArticleProblem): { language: Language; line: number }[] {
  const of: Record<Language, number | undefined> = {
    en: place === "body" || place === "body.en" ? line : undefined,
    es: place === "body" ? otherLine : place === "body.es" ? line : undefined,
  };
  return languages.flatMap((language) => (of[language] ? [{ language, line: of[language] }] : []));
}

function useWhere() {
  const t = useCopy();
  return ({ place, line = 0, otherLine = 0 }: ArticleProblem): string => {
    const [part, language] = place.split(".");
    if (part === "page" || part === "position") return t(`studio.articles.field.${part}`);
    if (language === undefined) return t("studio.articles.bothTexts", { english: line, spanish: otherLine });
    const known = part === "title" || part === "summary" ? part : "body";
    const field = t(`studio.articles.field.${known}`, { language: language === "es" ? "es" : "en" });
    return line > 0 ? t("studio.articles.fieldLine", { field, line }) : field;
  };
}

/** What prevents a review; a draft can be saved with it. A problem in a text leads to its line. */
export function ArticleProblems({ problems, mayWrite }: Props) {
  const t = useCopy();
  const where = useWhere();
  if (problems.length === 0)
    return (
      <Alert tone="success" toneLabel={t("studio.shell.tone.success")}>
        {t("studio.articles.problems.none")}
      </Alert>
    );
  return (
    <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")} title={t("studio.articles.problems")}>
      <Stack as="ul" gap="small">
        {problems.map((problem) => (
          <Stack as="li" gap="xsmall" key={`${problem.place} ${problem.error} ${problem.line}`}>
            <span>{t("studio.articles.problem", { fault: problem.error, where: where(problem) })}</span>
            <Inline gap="small">
              {linesIn(problem)
                .filter(({ language }) => mayWrite[language])
                .map(({ language, line }) => (
                  <Button key={language} variant="secondary" size="compact" onPress={() => showLine(language, line)}>
                    {t("studio.articles.problem.show", { language, line })}
                  </Button>
                ))}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Alert>
  );
}
