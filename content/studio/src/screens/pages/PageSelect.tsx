import { useCopy } from "@portico/content-runtime/react";
import { Select } from "@portico/design-system/field";
import type { PreviewChoices } from "../../data/previews.api.ts";
import { pageAt } from "./view.ts";

type Props = { choices: PreviewChoices; page: string; title?: string | undefined; onChange: (page: string) => void };

/** Which page of the portal. One that was reached by a link and cannot be chosen, such as a single statement, stands there by its own title. */
export function PageSelect({ choices, page, title, onChange }: Props) {
  const t = useCopy();
  const offered = pageAt(choices, page);
  const options = choices.pages.map(({ address, name }) => ({ value: address, label: name }));
  const other = offered ? [] : [{ value: page, label: title ?? page }];
  return <Select label={t("studio.pages.page")} name="page" value={offered?.address ?? page} options={[...options, ...other]} onChange={onChange} />;
}
