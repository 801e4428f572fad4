import { useCopy } from "@portico/content-runtime/react";
import { Alert } from "@portico/design-system/alert";
import { Actions, Button } from "@portico/design-system/button";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import type { ArticleProblem } from "@portico/rules/supportArticle";
import { useNavigate } from "react-router-dom";
import { DiscardDraft, DraftFields } from "../../components/draftParts.tsx";
import { LeaveQuestion } from "../../components/LeaveQuestion.tsx";
import { useUnsavedChanges } from "../../components/useUnsavedChanges.ts";
import { type Article, type ArticleDefinition, type ArticlePage, discardArticleDraft } from "./articles.api.ts";
import { PlaceFields, Words } from "./ArticleFields.tsx";
import { ArticlePreview } from "./ArticlePreview.tsx";
import type { Language } from "./definition.ts";
import { SavedOrRefused } from "./SavedOrRefused.tsx";
import { useArticleEditor } from "./useArticleEditor.ts";

export type ArticleEditorProps = {
  saved: Article;
  /** What the editor starts from: the draft, live, or a former version. */
  start: ArticleDefinition;
  changeSet: number | undefined;
  pages: readonly ArticlePage[];
  /** Which languages the user may change; category, page and place need both. */
  mayWrite: Record<Language, boolean>;
  /** Starts again from live. */
  onDiscarded: (live: ArticleDefinition) => void;
};

const headingId = "article-edit";

/** The draft of an article: words in both languages, where it is found, what is to fix, reason and change set; preview. */
export function ArticleEditor({ saved, start, changeSet, pages, mayWrite, onDiscarded }: ArticleEditorProps) {
  const t = useCopy();
  const go = useNavigate();
  const editor = useArticleEditor(saved, { article: start, changeSet, pages });
  const changes = useUnsavedChanges(editor.isDirty, "lost");
  const saving = editor.state.phase === "running";
  const errors = editor.isReasonMissing ? [{ fieldName: "why", message: t("studio.toggles.edit.reason.missing") }] : [];
  const discarded = () => {
    if (saved.live) return onDiscarded(saved.live);
    changes.discard();
    void go("/studio/articles");
  };
  return (
    <Stack gap="xlarge">
      <Stack gap="medium">
        <Heading level={2} id={headingId}>
          {t("studio.articles.edit")}
        </Heading>
        <Text>{t("studio.articles.edit.lead")}</Text>
        <Form
          labelledBy={headingId}
          busy={saving}
          errors={{ title: t("studio.toggles.edit.problem"), errors, focusOn: editor.attempts }}
          onSubmit={() => void editor.save()}
          actions={
            <Actions>
              <Button type="submit" {...(saving && { busy: t("studio.toggles.edit.saving") })}>
                {t("studio.toggles.edit.save")}
              </Button>
              {saved.draft && <DiscardDraft change={discardArticleDraft} saved={saved} onDiscarded={discarded} />}
            </Actions>
          }
        >
          <Stack gap="xlarge">
            <Words article={editor.article} mayWrite={mayWrite} onChange={editor.change} />
            {mayWrite.en && mayWrite.es && (
              <PlaceFields article={editor.article} pages={pages} onChange={editor.change} />
            )}
            <Problems problems={editor.problems} />
            <DraftFields
              changeSet={editor.changeSet}
              reason={editor.reason}
              error={errors[0]?.message}
              onChange={editor.changeRest}
            />
            <SavedOrRefused editor={editor} />
          </Stack>
        </Form>
      </Stack>
      <ArticlePreview article={editor.article} pages={pages} />
      <LeaveQuestion changes={changes} />
    </Stack>
  );
}

/** What prevents a review; a draft can be saved with it. */
function Problems({ problems }: { problems: readonly ArticleProblem[] }) {
  const t = useCopy();
  const where = (place: string) => {
    const [part, language] = place.split(".");
    if (part === "page" || part === "position") return t(`studio.articles.field.${part}`);
    if (language === undefined) return t("studio.articles.bothTexts");
    const known = part === "title" || part === "summary" ? part : "body";
    return t(`studio.articles.field.${known}`, { language: language === "es" ? "es" : "en" });
  };
  if (problems.length === 0)
    return (
      <Alert tone="success" toneLabel={t("studio.shell.tone.success")}>
        {t("studio.articles.problems.none")}
      </Alert>
    );
  return (
    <Alert tone="warning" toneLabel={t("studio.shell.tone.warning")} title={t("studio.articles.problems")}>
      <Stack as="ul" gap="xsmall">
        {problems.map(({ place, fault }) => (
          <li key={`${place} ${fault}`}>{t("studio.articles.problem", { fault, where: where(place) })}</li>
        ))}
      </Stack>
    </Alert>
  );
}
