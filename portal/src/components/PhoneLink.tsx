import { Link } from "@portico/design-system/link";
import { phoneDialled, phoneShown } from "@portico/rules/phone";

/** A telephone number that can be called with one tap. `phone`: in dialling format, or ten digits. */
export function PhoneLink({ phone }: { phone: string }) {
  return <Link href={`tel:${phoneDialled(phone)}`}>{phoneShown(phone)}</Link>;
}
