import { type ExampleProps, useExampleValue } from "../internal/useExampleValue.ts";
import { Stack } from "../layout/index.ts";
import { useLocale } from "../locale/index.ts";
import { Pagination } from "./Pagination.tsx";

const english = {
  label: "Pages of account activity",
  previousLabel: "Previous",
  nextLabel: "Next",
  pageLabel: (page: number) => `Page ${page}`,
  position: (page: number, pages: number) => `Page ${page} of ${pages}`,
};

const spanish = {
  label: "Páginas de la actividad de la cuenta",
  previousLabel: "Anterior",
  nextLabel: "Siguiente",
  pageLabel: (page: number) => `Página ${page}`,
  position: (page: number, pages: number) => `Página ${page} de ${pages}`,
};

const sizeLabel = { "en-US": "Rows a page", "es-US": "Filas por página" };
const useWords = () => (useLocale() === "es-US" ? spanish : english);

/** Pages with URLs. */
export function Links({ page = 5, pages = 12, label }: { page?: number; pages?: number; label?: string }) {
  const labels = useWords();
  return (
    <Pagination {...labels} label={label ?? labels.label} page={page} pages={pages} href={(to) => `#page-${to}`} />
  );
}

/** Buttons that change the rows above. */
export function Buttons({ pages = 12, ...props }: ExampleProps<number> & { pages?: number }) {
  const [page, onPage] = useExampleValue(1, props);
  return <Pagination {...useWords()} page={page} pages={pages} onPage={onPage} />;
}

const sizes = [10, 25, 50].map((value) => ({ value, label: String(value) }));

export function WithSize(props: ExampleProps<number>) {
  const [value, onChange] = useExampleValue(25, props);
  return (
    <Pagination
      {...useWords()}
      label="Pages of statements"
      page={1}
      pages={4}
      href={(to) => `#page-${to}`}
      size={{ label: sizeLabel[useLocale()], name: "page-size", value, onChange, options: sizes }}
    />
  );
}

export function BeyondTheEnd() {
  return <Links page={99} pages={12} label="Pages of call logs" />;
}

export function OnePage() {
  return <Links page={1} pages={1} />;
}

export function AllStates() {
  return (
    <Stack gap="xlarge">
      <Buttons />
      <Links label="Pages of payments" />
      <BeyondTheEnd />
      <WithSize />
    </Stack>
  );
}
