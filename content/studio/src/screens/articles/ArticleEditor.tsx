import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { Heading, Text } from "@portico/design-system/text";
import { useNavigate } from "react-router-dom";
import { DiscardDraft, DraftFields } from "../../components/draftParts.tsx";
import { LeaveQuestion } from "../../components/LeaveQuestion.tsx";
import { useUnsavedChanges } from "../../components/useUnsavedChanges.ts";
import { type Article, type ArticleDefinition, type ArticleList, discardArticleDraft } from "./articles.api.ts";
import { PlaceFields, Words } from "./ArticleFields.tsx";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { ArticleProblems } from "./ArticleProblems.tsx";
import type { Language } from "./definition.ts";
import { MarkupHelp } from "./MarkupHelp.tsx";
import { SavedOrRefused } from "./SavedOrRefused.tsx";
import { useArticleEditor } from "./useArticleEditor.ts";

export type ArticleEditorProps = {
  saved: Article;
  /** What the editor starts from: the draft, live, or a former version. */
  start: ArticleDefinition;
  changeSet: number | undefined;
  /** What links can lead to. */
  list: ArticleList;
  /** Which languages the user may change; category, page and place need both. */
  mayWrite: Record<Language, boolean>;
  /** Starts again from live. */
  onDiscarded: (live: ArticleDefinition) => void;
};

const headingId = "article-edit";

/** The draft of an article: words in both languages, where it is found, what is to fix, reason and change set; preview. */
export function ArticleEditor({ saved, start, changeSet, list, mayWrite, onDiscarded }: ArticleEditorProps) {
  const t = useCopy();
  const go = useNavigate();
  const editor = useArticleEditor(saved, { article: start, changeSet, list });
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
            <Words article={editor.article} list={list} mayWrite={mayWrite} onChange={editor.change} />
            <MarkupHelp article={editor.article} list={list} mayWrite={mayWrite} onChange={editor.change} />
            {mayWrite.en && mayWrite.es && (
              <PlaceFields article={editor.article} pages={list.pages} onChange={editor.change} />
            )}
            <ArticleProblems problems={editor.problems} mayWrite={mayWrite} />
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
      <ArticlePreview article={editor.article} list={list} />
      <LeaveQuestion changes={changes} />
    </Stack>
  );
}
