import { Link } from "@portico/design-system/link";
import { phoneDialled, phoneShown } from "@portico/rules/phone";

/** A telephone number that can be called with one tap. `phone`: in dialling format, or ten digits. */
export function PhoneLink({ phone }: { phone: string }) {
  // A no-break space, so that a number is never on two lines.
  return <Link href={`tel:${phoneDialled(phone)}`}>{phoneShown(phone).replace(" ", "\u00a0")}</Link>;
}
