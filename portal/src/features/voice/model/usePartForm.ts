import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { useAttempts } from "../../../components/useAttempts.ts";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { CallLine, ChangeRequest, LineSettings, SettingsError } from "./callSettings.api.ts";
import { changeEvents, draftEvents, selectCallSettings, selectDraft } from "./callSettings.slice.ts";

type Part = "forwarding" | "guard" | "phone";
export type SetLine = CallLine & { settings: LineSettings };

/**
 * What is typed in one part of a line's settings, from the version that was seen. What was typed stays when saving
 * fails and when another line is picked; after a colleague's change the next save replaces theirs knowingly.
 * @param errorsOf the rule that the server has too
 */
export function usePartForm<P extends Part>(
  line: SetLine,
  part: P,
  errorsOf: (typed: LineSettings[P]) => SettingsError[],
) {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { change } = useSelector(selectCallSettings);
  const { settings, telephoneNumber } = line;
  const subject = { what: part, telephoneNumber };
  const draft = useSelector((state) => selectDraft(state, subject));
  const typed = (draft?.typed as LineSettings[P] | undefined) ?? settings[part];
  const seen = draft?.seen ?? settings.versions[part];
  const isOwn =
    change.name !== "idle" && change.subject.what === part && change.subject.telephoneNumber === telephoneNumber;
  const phase = isOwn ? change : ({ name: "idle" } as const);
  const attempts = useAttempts(phase.name === "failed" && phase.errors.length > 0);
  const isConflict = phase.name === "failed" && phase.failure.kind === "refused" && phase.failure.code === "CONFLICT";
  const isSaved = phase.name === "saved";
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (isSaved !== wasSaved) {
    setWasSaved(isSaved);
    if (isSaved) attempts.reset();
  }

  const own = attempts.count > 0 ? errorsOf(typed) : [];
  const errors = own.length > 0 || phase.name !== "failed" ? own : phase.errors;
  return {
    typed,
    phase,
    isConflict,
    errors,
    tries: attempts.count,
    isChanged: JSON.stringify(typed) !== JSON.stringify(settings[part]),
    type: (changed: Partial<LineSettings[P]>) => {
      // The notice of a colleague's change disappears, but it was read: the next save is based on that change.
      const base = isConflict ? settings.versions[part] : seen;
      if (draft || Object.keys(changed).length > 0)
        dispatch(draftEvents.typed({ subject, stored: settings[part], changed, seen: base }));
      if (phase.name !== "idle") dispatch(changeEvents.dismissed());
    },
    /**
     * @param changed what becomes part of the settings by saving
     * @param others errors of what is typed but isn't part of the settings; with one nothing is sent
     */
    save: (changed: Partial<LineSettings[P]> = {}, others: readonly SettingsError[] = []) => {
      const wanted = { ...typed, ...changed };
      dispatch(draftEvents.typed({ subject, stored: settings[part], changed, seen }));
      attempts.add();
      if (others.length > 0 || errorsOf(wanted).length > 0 || phase.name === "working") return;
      const version = isConflict ? settings.versions[part] : seen;
      const request = { what: part, accountId, telephoneNumber, version, wanted };
      dispatch(changeEvents.requested(request as unknown as ChangeRequest));
    },
    undo: () => {
      attempts.reset();
      dispatch(draftEvents.discarded(subject));
      dispatch(changeEvents.dismissed());
    },
  };
}
