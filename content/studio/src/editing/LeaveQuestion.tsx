import { useCopy } from "@portico/content-runtime/react";
import { ConfirmDialog } from "@portico/design-system/dialog";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";

/** The Studio URL that a link click navigates to; undefined for links that stay here or open elsewhere. */
function leadsAway(event: MouseEvent, here: string): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined;
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
  if (!link || link.target === "_blank" || link.hasAttribute("download") || link.origin !== location.origin)
    return undefined;
  return link.pathname === here ? undefined : link.pathname + link.search;
}

/** Asks for confirmation before leaving unsaved changes. They stay in this tab's sessionStorage either way. */
export function LeaveQuestion({ dirty }: { dirty: boolean }) {
  const t = useCopy();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [target, setTarget] = useState<string>();
  useEffect(() => {
    if (!dirty) return undefined;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    const onClick = (event: MouseEvent) => {
      const away = leadsAway(event, pathname);
      if (away === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(away);
    };
    addEventListener("beforeunload", onLeave);
    // Runs before the router's own handler.
    document.addEventListener("click", onClick, true);
    return () => {
      removeEventListener("beforeunload", onLeave);
      document.removeEventListener("click", onClick, true);
    };
  }, [dirty, pathname]);
  return (
    <ConfirmDialog
      open={target !== undefined}
      question={t("studio.editor.leave.question")}
      consequence={t("studio.editor.leave.consequence")}
      confirmLabel={t("studio.editor.leave.confirm")}
      cancelLabel={t("studio.editor.leave.cancel")}
      onConfirm={() => target && void navigate(target)}
      onCancel={() => setTarget(undefined)}
    />
  );
}
