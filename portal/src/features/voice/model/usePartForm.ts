import { useState } from "react";
import { useDispatch, useSelector } from "react-redux";
import { selectCurrentAccountId } from "../../session/model/session.selectors.ts";
import type { CallLine, ChangeRequest, LineSettings, SettingsFault } from "./callSettings.api.ts";
import { changeEvents, selectCallSettings } from "./callSettings.slice.ts";

type Part = "forwarding" | "guard" | "phone";
export type SetLine = CallLine & { settings: LineSettings };

/**
 * What is typed in one part of a line's settings, from the version that was seen. What was typed stays when saving
 * fails; after a colleague's change the next save replaces theirs knowingly.
 * @param faultsOf the rule that the server has too
 */
export function usePartForm<P extends Part>(
  line: SetLine,
  part: P,
  faultsOf: (typed: LineSettings[P]) => SettingsFault[],
) {
  const dispatch = useDispatch();
  const accountId = useSelector(selectCurrentAccountId) ?? "";
  const { change } = useSelector(selectCallSettings);
  const { settings, telephoneNumber } = line;
  const [typed, setTyped] = useState(settings[part]);
  const [seen, setSeen] = useState(settings.versions[part]);
  const [tries, setTries] = useState(0);
  const isOwn =
    change.name !== "idle" && change.subject.what === part && change.subject.telephoneNumber === telephoneNumber;
  const phase = isOwn ? change : ({ name: "idle" } as const);
  const isConflict = phase.name === "failed" && phase.failure.kind === "refused" && phase.failure.code === "CONFLICT";
  const takeStored = () => {
    setTyped(settings[part]);
    setSeen(settings.versions[part]);
    setTries(0);
  };
  const isSaved = phase.name === "saved";
  const [wasSaved, setWasSaved] = useState(isSaved);
  if (isSaved !== wasSaved) {
    setWasSaved(isSaved);
    // The answer has what was saved, as it is stored.
    if (isSaved) takeStored();
  }

  const own = tries > 0 ? faultsOf(typed) : [];
  const faults = own.length > 0 || phase.name !== "failed" ? own : phase.faults;
  return {
    typed,
    phase,
    isConflict,
    faults,
    tries,
    isChanged: JSON.stringify(typed) !== JSON.stringify(settings[part]),
    type: (changed: Partial<LineSettings[P]>) => {
      setTyped((before) => ({ ...before, ...changed }));
      // The notice of a colleague's change disappears, but it was read: the next save is based on that change.
      if (isConflict) setSeen(settings.versions[part]);
      if (phase.name !== "idle") dispatch(changeEvents.dismissed());
    },
    /**
     * @param changed what becomes part of the settings by saving
     * @param others faults of what is typed but isn't part of the settings; with one nothing is sent
     */
    save: (changed: Partial<LineSettings[P]> = {}, others: readonly SettingsFault[] = []) => {
      const wanted = { ...typed, ...changed };
      setTyped(wanted);
      setTries((count) => count + 1);
      if (others.length > 0 || faultsOf(wanted).length > 0 || phase.name === "working") return;
      const version = isConflict ? settings.versions[part] : seen;
      const request = { what: part, accountId, telephoneNumber, version, wanted };
      dispatch(changeEvents.requested(request as unknown as ChangeRequest));
    },
    undo: () => {
      takeStored();
      dispatch(changeEvents.dismissed());
    },
  };
}
