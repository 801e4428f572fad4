import { useCopy } from "@portico/content-runtime/react";
import { Actions, Button } from "@portico/design-system/button";
import { Dialog } from "@portico/design-system/dialog";
import { Select, TextField } from "@portico/design-system/field";
import { Form } from "@portico/design-system/form";
import { Stack } from "@portico/design-system/layout";
import { articleCategories, articleKeyStart, articleLimits, isArticleId } from "@portico/rules/supportArticle";
import { useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { articleHref } from "../../components/hrefs.ts";
import { ProblemAlert } from "../../components/ProblemAlert.tsx";
import { useAction } from "../../data/useAction.ts";
import { type ArticleList, saveArticleDraft } from "./articles.api.ts";
import { newArticle } from "./definition.ts";
import { usePageOptions } from "./usePageOptions.ts";

/** Creates an article as a draft, and opens it. */
export function CreateArticle({ list }: { list: ArticleList }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{t("studio.articles.create")}</Button>
      <Dialog
        open={open}
        size="small"
        title={t("studio.articles.create.heading")}
        closeLabel={t("studio.shell.close")}
        onOpenChange={setOpen}
      >
        <NewArticle list={list} />
      </Dialog>
    </>
  );
}

type Typed = { id: string; en: string; es: string };
type Errors = { fieldName: keyof Typed; message: string }[];

function useErrors({ id, en, es }: Typed, { articles }: ArticleList): Errors {
  const t = useCopy();
  const isTaken = articles.some(({ key }) => key === articleKeyStart + id);
  const missing = (language: "en" | "es") =>
    t("studio.articles.problem", { fault: "MISSING", where: t("studio.articles.field.title", { language }) });
  return [
    ...(isArticleId(id) ? [] : [{ fieldName: "id" as const, message: t("studio.articles.create.key.wrong") }]),
    ...(isTaken ? [{ fieldName: "id" as const, message: t("studio.articles.create.key.taken") }] : []),
    ...(en.trim() === "" ? [{ fieldName: "en" as const, message: missing("en") }] : []),
    ...(es.trim() === "" ? [{ fieldName: "es" as const, message: missing("es") }] : []),
  ];
}

function NewArticle({ list }: { list: ArticleList }) {
  const t = useCopy();
  const go = useNavigate();
  const buttonId = useId();
  const pages = usePageOptions(list.pages);
  const [typed, setTyped] = useState<Typed>({ id: "", en: "", es: "" });
  const [category, setCategory] = useState<(typeof articleCategories)[number]>("BILLING");
  const [about, setAbout] = useState(pages[0]?.value ?? "");
  const [attempts, setAttempts] = useState(0);
  const { state, run } = useAction(saveArticleDraft);
  const faults = useErrors(typed, list);
  const errors = attempts > 0 ? faults : [];
  const busy = state.phase === "running";
  const create = async () => {
    setAttempts(attempts + 1);
    if (faults.length > 0) return;
    const key = articleKeyStart + typed.id;
    const article = newArticle({ en: typed.en.trim(), es: typed.es.trim() }, category, about, list.articles);
    const reason = t("studio.articles.create.reason");
    const answer = await run({ key, changeSet: undefined, etag: list.newEtag, definition: article, reason });
    if (answer.ok) await go(articleHref(key));
  };
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    onChange: (text: string) => setTyped({ ...typed, [name]: text }),
    error: errors.find(({ fieldName }) => fieldName === name)?.message,
    autoComplete: "off",
  });
  return (
    <Form
      labelledBy={buttonId}
      busy={busy}
      errors={{ title: t("studio.articles.create.check"), errors, focusOn: attempts }}
      onSubmit={() => void create()}
      actions={
        <Actions>
          <Button type="submit" id={buttonId} {...(busy && { busy: t("studio.articles.create.saving") })}>
            {t("studio.articles.create.save")}
          </Button>
        </Actions>
      }
    >
      <Stack gap="medium">
        {state.phase === "refused" && <ProblemAlert problem={state.problem} />}
        <TextField
          {...field("id")}
          label={t("studio.articles.create.key")}
          hint={t("studio.articles.create.key.hint")}
          spellCheck={false}
        />
        {(["en", "es"] as const).map((language) => (
          <TextField
            key={language}
            {...field(language)}
            label={t("studio.articles.field.title", { language })}
            maxLength={articleLimits.title}
          />
        ))}
        <Select
          label={t("studio.articles.field.category")}
          name="category"
          value={category}
          options={articleCategories.map((value) => ({
            value,
            label: t("studio.articles.category", { category: value }),
          }))}
          onChange={(value) => setCategory(articleCategories.find((each) => each === value) ?? "BILLING")}
        />
        <Select label={t("studio.articles.field.page")} name="page" value={about} options={pages} onChange={setAbout} />
      </Stack>
    </Form>
  );
}
