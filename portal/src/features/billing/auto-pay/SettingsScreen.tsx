import { AutoPayPage } from "./AutoPayPage.tsx";
import { SettingsForm } from "./SettingsForm.tsx";

/** Auto Pay settings: the day of the payment (AUTO-08). */
export function SettingsScreen() {
  return <AutoPayPage flow="change">{({ account }) => <SettingsForm account={account} />}</AutoPayPage>;
}
