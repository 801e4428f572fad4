import { useCopy } from "@portico/content-runtime/react";
import { SearchField } from "@portico/design-system/field";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { searchPath } from "./support.rules.ts";

/** The search of help: Enter opens the results at their own address. */
export function SupportSearch({ query = "" }: { query?: string }) {
  const t = useCopy();
  const navigate = useNavigate();
  const [text, setText] = useState(query);
  return (
    <SearchField
      label={t("support.search.field")}
      name="query"
      hint={t("support.search.hint")}
      value={text}
      onChange={setText}
      onSearch={(typed) => typed.trim() !== "" && void navigate(searchPath(typed.trim()))}
      clearLabel={t("support.search.clear")}
    />
  );
}
