import { useCopy } from "@portico/content-runtime/react";
import { TagList } from "@portico/design-system/badge";
import { Button } from "@portico/design-system/button";
import { Drawer } from "@portico/design-system/dialog";
import { Inline, Stack } from "@portico/design-system/layout";
import { media } from "@portico/design-system/theme";
import { type ReactNode, useState } from "react";
import { useMedia } from "./useMedia.ts";

export type ActiveFilter = {
  /** Its field's name. */
  id: string;
  /** What it is set to, as its field shows it. */
  label: string;
  onRemove: () => void;
};

type ListFiltersProps = {
  /** The filters that are set, in the order of their fields; `false` stands for one that is not. */
  active: readonly (ActiveFilter | false)[];
  /** The fields. What is chosen in them applies at once. */
  children: ReactNode;
};

/**
 * The filters above a list. A phone shows the list first, because it is what people come for: a button opens the filters
 * in a drawer, and those that are set stand below it, each with a button that removes it.
 *
 * @example
 * <ListFilters active={[filter.kind !== null && { id: "kind", label: t("calls.kind"), onRemove: () => onChange({ kind: null }) }]}>
 *   <Select name="kind" ... />
 * </ListFilters>
 */
export function ListFilters({ active, children }: ListFiltersProps) {
  const hasRoom = useMedia(media.tablet);
  return hasRoom ? children : <OfPhone active={active.filter((filter) => filter !== false)}>{children}</OfPhone>;
}

function OfPhone({ active, children }: { active: readonly ActiveFilter[]; children: ReactNode }) {
  const t = useCopy();
  const [open, setOpen] = useState(false);
  return (
    <Inline gap="small" align="center">
      <Button variant="secondary" onPress={() => setOpen(true)}>
        {t("shell.filters", { count: active.length })}
      </Button>
      <TagList
        label={t("shell.filters.active")}
        tags={active.map(({ id, label }) => ({ id, label, removeLabel: t("shell.filters.remove", { filter: label }) }))}
        onRemove={(removed) => active.find(({ id }) => id === removed)?.onRemove()}
      />
      <Drawer
        open={open}
        title={t("shell.filters", { count: 0 })}
        closeLabel={t("shell.filters.close")}
        onOpenChange={setOpen}
        footer={<Button onPress={() => setOpen(false)}>{t("shell.filters.show")}</Button>}
      >
        <Stack>{children}</Stack>
      </Drawer>
    </Inline>
  );
}
